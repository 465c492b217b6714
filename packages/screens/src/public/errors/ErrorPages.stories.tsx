import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { ErrorPageScreen } from './ErrorPageScreen';

const onRetry = fn();

const meta = {
  title: 'Öffentlich/Fehlerseiten',
  component: ErrorPageScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame path="/gibt-es-nicht">{Story()}</StoryFrame>],
  render: (args) => (
    <StorySite>
      <ErrorPageScreen {...args} />
    </StorySite>
  ),
  args: { kind: 'not-found' },
} satisfies Meta<typeof ErrorPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NichtGefunden: Story = {
  name: 'Seite nicht gefunden (404)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zu den Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  },
};

export const KeinZugriff: Story = {
  name: 'Kein Zugriff (403)',
  args: { kind: 'forbidden', loginHref: '/login?redirect=%2Fusers%2F8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sie haben keine Berechtigung, diese Seite anzusehen.');
    await expect(canvas.getByRole('link', { name: 'Mit anderem Konto anmelden' })).toHaveAttribute('href', '/login?redirect=%2Fusers%2F8');
  },
};

export const Serverfehler: Story = {
  args: { kind: 'failed', retrying: false, onRetry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const OhneVerbindung: Story = {
  name: 'Ohne Verbindung',
  args: { kind: 'offline', retrying: false, onRetry },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.')).toBeVisible();
  },
};

export const Telefon: Story = {
  args: { kind: 'forbidden', loginHref: '/login' },
  globals: { viewport: { value: 'mobile1' } },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
