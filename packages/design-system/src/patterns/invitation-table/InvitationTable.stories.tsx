import { readInvitations } from '@stellwerk/domain';
import { FIXTURE_NOW, fixtures, invitationWire } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { InvitationTable } from './InvitationTable';

const invitations = readInvitations(fixtures.invitations.filter(({ companyId }) => companyId === 1).map(invitationWire));
const [first] = invitations;
if (first === undefined) throw new Error('Die Einladungen fehlen in den Beispieldaten.');

const meta = {
  title: 'Muster/Offene Einladungen',
  component: InvitationTable,
  parameters: guide({
    when: ['Unter dem Team: welche Einladungen noch offen sind und bis wann sie gelten.'],
    whenNot: ['Leer nicht zeigen: ohne Einladungen steht `EmptyState` oder nichts.'],
    accessibility: [
      'Eine Tabelle mit Beschriftung; die Adresse ist Zeilenkopf. Unter 800 px eigener Breite wird jede Zeile ein Block.',
      '„Löschen“ nennt die Adresse verborgen mit. Die Seite fragt vor dem Löschen nach.',
      'Was bald endet oder abgelaufen ist, hat Zeichen und Wort.',
    ],
    keyboard: [
      ['Tab', 'von „Löschen“ zu „Löschen“'],
      ['Eingabe, Leertaste', 'drückt'],
    ],
  }),
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

// A plain member sees the invitations but cannot revoke them.
export const NurLesen: Story = {
  args: { onDelete: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Eine: Story = {
  args: { invitations: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Dreihundert: Story = {
  args: {
    invitations: Array.from({ length: 300 }, (_, index) => ({ ...first, id: `${index}`, email: `person${index}@weserbund.example` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Löschen/ })).toHaveLength(300);
  },
};

export const LangeAdresse: Story = {
  ...narrow,
  name: 'Lange Adresse, 320 px',
  args: { invitations: [{ ...first, email: 'maximilian-alexander.von-hohenfels@rechtsschutzversicherungsgesellschaften.example' }] },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
