import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { MailedLinkScreen, type MailedLinkScreenProps } from './MailedLinkScreen';

type Press = MailedLinkScreenProps['onPress'];

const meta = {
  title: 'Öffentlich/Suchauftrag bestätigen und löschen',
  component: MailedLinkScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryFrame path={`/job-alerts/${args.step}`}>
        <StorySite>{Story()}</StorySite>
      </StoryFrame>
    ),
  ],
  args: {
    about: 'job-alert',
    step: 'confirm',
    action: '/api/public/job-alerts/confirm/geheim',
    onPress: fn<Press>(() => Promise.resolve('done')),
  },
} satisfies Meta<typeof MailedLinkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bestätigen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Suchauftrag bestätigen' })).toBeVisible();
  },
};

export const Bestätigt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suchauftrag bestätigen' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Ihr Suchauftrag ist bestätigt');
  },
};

export const Löschen: Story = { args: { step: 'unsubscribe' } };

export const Gelöscht: Story = {
  args: { step: 'unsubscribe' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suchauftrag löschen' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Ihr Suchauftrag ist gelöscht');
    await expect(canvas.getByRole('link', { name: 'Neuen Suchauftrag anlegen' })).toHaveAttribute('href', '/jobs');
  },
};

export const LinkVerbraucht: Story = {
  name: 'Link abgelaufen oder benutzt',
  args: { outcome: 'used' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Legen Sie den Suchauftrag in der Stellenliste einfach noch einmal an.');
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { args: { step: 'unsubscribe' }, globals: { theme: 'dark' } };
