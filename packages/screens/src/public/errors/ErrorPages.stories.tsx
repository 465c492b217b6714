import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazyPart, PartBoundary } from '@stellwerk/design-system';
import { expect, fn, userEvent } from 'storybook/test';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { PageFailed } from '../../shell';
import { ErrorPageScreen } from './ErrorPageScreen';

const onRetry = fn();

const LostPage = lazyPart(async () => {
  throw new Error('Keine Verbindung');
});

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

const failedPage = { error: new Error('kaputt'), retrying: false, onRetry };

export const NichtGeladen: Story = {
  name: 'Seite nicht geladen',
  render: () => (
    <StorySite>
      <PartBoundary renderFailed={(failure) => <PageFailed {...failure} onRetry={onRetry} />}>
        <LostPage />
      </PartBoundary>
    </StorySite>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Diese Seite konnte nicht geladen werden' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie Ihre Internetverbindung.');
    await expect(canvas.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const WirdWiederholt: Story = {
  name: 'Seite nicht geladen, wird wiederholt',
  render: () => (
    <StorySite>
      <PageFailed {...failedPage} retrying />
    </StorySite>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Fehler: Story = {
  name: 'Unerwarteter Fehler',
  render: () => (
    <StorySite>
      <PageFailed {...failedPage} />
    </StorySite>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hier ist ein unerwarteter Fehler aufgetreten' })).toBeVisible();
  },
};

export const Telefon: Story = {
  args: { kind: 'forbidden', loginHref: '/login' },
  globals: { viewport: { value: 'mobile1' } },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
