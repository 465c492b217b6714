import { ComingSoonScreen } from '@stellwerk/screens/account/coming-soon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryApp, visitForStory } from '../../../testing/story-app';
import ComingSoonRoute from './route';

const meta = {
  title: 'Öffentlich/Demnächst verfügbar',
  component: StoryApp,
  args: { at: '/coming-soon', pages: { '/coming-soon': ComingSoonRoute } },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => visitForStory(),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seite: Story = {
  parameters: { spec: ['NL17', 'NL18', 'NL19'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hier wird noch gebaut' })).toBeVisible();
    await expect(canvas.getByText('Dieser Teil von Stellwerk ist bald für Sie da. Alles andere können Sie schon nutzen.')).toBeVisible();
    await expect(canvas.getByText('Entwicklungsfortschritt: ca. 70%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('link', { name: 'Zur Registrierung' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
  },
};

const Documents = () => (
  <ComingSoonScreen
    title="Dokumente"
    description="Hier verwalten Sie bald Vorlagen und Verträge."
    backHref="/company/1/dashboard"
    backLabel="Zurück"
  />
);

export const EigenesZiel: Story = {
  args: { at: '/documents', pages: { '/documents': Documents } },
  parameters: { layout: 'padded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dokumente' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/company/1/dashboard');
    await expect(canvas.getByText('Entwicklungsfortschritt: ca. 70%')).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
