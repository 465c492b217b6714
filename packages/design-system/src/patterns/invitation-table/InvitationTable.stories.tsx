import { FIXTURE_NOW, fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InvitationTable, type Invitation } from './InvitationTable';

const invitations: readonly Invitation[] = fixtures.invitations
  .filter(({ companyId }) => companyId === 1)
  .map((row) => ({ ...row, id: String(row.id) }));
const [first] = invitations;
if (first === undefined) throw new Error('Die Einladungen fehlen in den Beispieldaten.');

const meta = {
  title: 'Muster/Offene Einladungen',
  component: InvitationTable,
  args: { invitations, now: new Date(FIXTURE_NOW), onDelete: fn() },
} satisfies Meta<typeof InvitationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Zwei: Story = {
  play: async ({ args, canvas }) => {
    const row = within(canvas.getByRole('row', { name: /v\.szabo@weserbund\.example/ }));
    await expect(row.getByText('Valentin Szabó, Recruiter Vertrieb')).toBeVisible();
    await expect(row.getByText('18.11.2026')).toBeVisible();
    await expect(row.getByText('Noch 6 Tage')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /^Löschen.*v\.szabo@weserbund\.example/ }));
    await expect(args.onDelete).toHaveBeenCalledWith(first);
  },
};

export const BaldZuEnde: Story = {
  args: {
    invitations: [
      { ...first, id: '1', expiresAt: '2026-11-21T08:00:00.000Z' },
      { ...first, id: '2', expiresAt: '2026-11-19T08:00:00.000Z' },
      { ...first, id: '3', expiresAt: null, createdAt: null, firstName: '', lastName: '', position: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch 1 Tag')).toBeVisible();
    await expect(canvas.getByText('Abgelaufen')).toBeVisible();
  },
};

/** A plain member sees them and takes none back. */
export const NurLesen: Story = {
  args: { onDelete: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };
