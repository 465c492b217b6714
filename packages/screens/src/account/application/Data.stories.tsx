import { fixtureApplications } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { ready } from '../../testing/story-values';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { ApplicationScreen } from './ApplicationScreen';

type Answer = () => Promise<unknown>;
const data = { exportData: fn<Answer>(() => Promise.resolve()), erase: fn<Answer>(() => Promise.resolve()) };
const application = fixtureApplications.find(({ status }) => status === 'INTERVIEW_SCHEDULED');

const meta = {
  title: 'Konto/Eigene Bewerbung, Daten',
  component: ApplicationScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryFrame path={`/applications/${application?.id}`}>
        <StorySite loggedIn>{Story()}</StorySite>
      </StoryFrame>
    ),
  ],
  args: {
    application: ready(given(application)),
    loginHref: '/login',
    withdraw: fn<Answer>(() => Promise.resolve()),
    onOpenDocument: fn(() => Promise.resolve()),
    data,
  },
} satisfies Meta<typeof ApplicationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung löschen' }));
  return within(await screen.findByRole('alertdialog', { name: 'Bewerbung wirklich löschen?' }));
};

export const Herunterladen: Story = {
  name: 'Daten herunterladen',
  play: async ({ canvas }) => {
    // In every status, even if withdrawing is no longer possible.
    await expect(canvas.queryByRole('button', { name: 'Bewerbung zurückziehen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Daten herunterladen' }));
    await expect(data.exportData).toHaveBeenCalledOnce();
  },
};

export const Löschen: Story = {
  name: 'Bewerbung löschen',
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await expect(data.erase).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Bewerbung endgültig löschen' }));
    await expect(data.erase).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const failed = 'Die Bewerbung konnte nicht gelöscht werden. Bitte versuchen Sie es später erneut.';

export const LöschenScheitert: Story = {
  name: 'Löschen gescheitert',
  args: { data: { ...data, erase: fn<Answer>(() => Promise.reject(new Error(failed))) } },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Bewerbung endgültig löschen' }));
    await expect(await dialog.findByText(failed)).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
