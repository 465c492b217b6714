import { fixtureApplications } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PublicShell } from '../../../shell/PublicShell';
import { AppFrame } from '../../../testing/frames';
import { logInForStory } from '../StoryApp';
import { ApplicationScreen } from './ApplicationScreen';

type Answer = () => Promise<string | null>;
const data = { onExport: fn<Answer>(() => Promise.resolve(null)), onErase: fn<Answer>(() => Promise.resolve(null)) };
const application = fixtureApplications.find(({ status }) => status === 'INTERVIEW_SCHEDULED');

const meta = {
  title: 'Konto/Eigene Bewerbung, Daten',
  component: ApplicationScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => logInForStory(),
  decorators: [
    (Story) => (
      <AppFrame path={`/applications/${application?.id}`}>
        <PublicShell>{Story()}</PublicShell>
      </AppFrame>
    ),
  ],
  args: {
    state: application === undefined ? { kind: 'not-found' } : { kind: 'application', application },
    loginHref: '/login',
    onRetry: fn(),
    onWithdraw: fn<Answer>(() => Promise.resolve(null)),
    onOpenDocument: fn(() => Promise.resolve(true)),
    data,
  },
} satisfies Meta<typeof ApplicationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const ask = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung löschen' }));
  return within(await screen.findByRole('alertdialog', { name: 'Bewerbung wirklich löschen?' }));
};

export const Herunterladen: Story = {
  name: 'Daten herunterladen',
  play: async ({ canvas }) => {
    // At any status, also where nothing can be withdrawn any more.
    await expect(canvas.queryByRole('button', { name: 'Bewerbung zurückziehen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Daten herunterladen' }));
    await expect(data.onExport).toHaveBeenCalledOnce();
  },
};

export const Löschen: Story = {
  name: 'Bewerbung löschen',
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await expect(data.onErase).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Bewerbung endgültig löschen' }));
    await expect(data.onErase).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const failed = 'Die Bewerbung konnte nicht gelöscht werden. Bitte versuchen Sie es später erneut.';

export const LöschenScheitert: Story = {
  name: 'Löschen gescheitert',
  args: { data: { ...data, onErase: fn<Answer>(() => Promise.resolve(failed)) } },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Bewerbung endgültig löschen' }));
    await expect(await dialog.findByText(failed)).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
