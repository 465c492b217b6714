import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { MailedLinkScreen, type MailedLinkScreenProps } from './MailedLinkScreen';

type Press = MailedLinkScreenProps['onPress'];
const to = (outcome: 'done' | 'used') => fn<Press>(() => Promise.resolve(outcome));

const meta = {
  title: 'Öffentlich/Newsletter bestätigen und abbestellen',
  component: MailedLinkScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryFrame path={`/newsletter/${args.step}`}>
        <StorySite>{Story()}</StorySite>
      </StoryFrame>
    ),
  ],
  args: { about: 'newsletter', step: 'confirm', action: '/api/public/newsletter/confirm/geheim', onPress: to('done') },
} satisfies Meta<typeof MailedLinkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link does nothing yet, because mail scanners open links, too. */
export const Bestätigen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Newsletter bestätigen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Anmeldung bestätigen' })).toBeEnabled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Bestätigt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmeldung bestätigen' }));
    const done = await canvas.findByRole('status');
    await expect(done).toHaveTextContent('Deine Anmeldung ist bestätigt');
    await expect(done).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Zu den Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
  },
};

export const Abbestellen: Story = {
  args: { step: 'unsubscribe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Newsletter abbestellen' })).toBeVisible();
  },
};

export const Abgemeldet: Story = {
  args: { step: 'unsubscribe' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Newsletter abbestellen' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Du bist abgemeldet');
    await expect(canvas.getByRole('link', { name: 'Wieder anmelden' })).toHaveAttribute('href', '/');
  },
};

export const WirdBestätigt: Story = {
  name: 'Lädt: wird bestätigt',
  args: { onPress: fn<Press>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmeldung bestätigen' }));
    await expect(canvas.getByRole('button', { busy: true })).toHaveTextContent('Deine Anmeldung wird bestätigt...');
  },
};

export const LinkVerbraucht: Story = {
  name: 'Link abgelaufen oder benutzt',
  args: { onPress: to('used') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmeldung bestätigen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Melde dich einfach noch einmal an');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without JavaScript the server redirects to the page with the result. */
export const OhneSkripteBestätigt: Story = {
  name: 'Ohne Skripte bestätigt',
  args: { outcome: 'done', action: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Deine Anmeldung ist bestätigt');
  },
};

export const LinkUnvollständig: Story = {
  name: 'Link unvollständig',
  args: { action: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte öffne den Link aus unserer E-Mail vollständig.');
  },
};

export const Fehler: Story = {
  args: { onPress: fn<Press>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmeldung bestätigen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dein Link bleibt gültig');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmeldung bestätigen' }));
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Telefon: Story = { args: { step: 'unsubscribe' }, globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
