import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { failed, loading, ready, refused, reload } from '../../testing/story-values';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { NewsletterScreen } from './NewsletterScreen';

const meta = {
  title: 'Öffentlich/Newsletter bestätigen und abbestellen',
  component: NewsletterScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryFrame path={`/newsletter/${args.kind}`}>
        <StorySite>{Story()}</StorySite>
      </StoryFrame>
    ),
  ],
  args: { kind: 'confirm', answer: ready(null) },
} satisfies Meta<typeof NewsletterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bestätigt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Newsletter bestätigen' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Deine Anmeldung ist bestätigt');
    await expect(canvas.getByRole('link', { name: 'Zu den Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
  },
};

export const Abgemeldet: Story = {
  args: { kind: 'unsubscribe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Newsletter abbestellen' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Du bist abgemeldet');
    await expect(canvas.getByRole('link', { name: 'Wieder anmelden' })).toHaveAttribute('href', '/');
  },
};

export const WirdBestätigt: Story = {
  name: 'Lädt: wird bestätigt',
  args: { answer: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Deine Anmeldung wird bestätigt...');
  },
};

export const WirdAbgemeldet: Story = {
  name: 'Lädt: wird abgemeldet',
  args: { kind: 'unsubscribe', answer: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Du wirst abgemeldet...');
  },
};

export const LinkVerbraucht: Story = {
  name: 'Link abgelaufen oder benutzt',
  args: { answer: refused(410) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Melde dich einfach noch einmal an');
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

export const SchonAbgemeldet: Story = {
  name: 'Schon abgemeldet',
  args: { kind: 'unsubscribe', answer: refused(410) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vermutlich hast du den Newsletter schon abbestellt.');
  },
};

export const LinkUnvollständig: Story = {
  name: 'Link unvollständig',
  args: { answer: refused(400) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte öffne den Link aus unserer E-Mail vollständig.');
  },
};

export const Fehler: Story = {
  args: { answer: failed() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Telefon: Story = { args: { kind: 'unsubscribe' }, globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
