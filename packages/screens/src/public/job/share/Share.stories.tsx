import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureJobs } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../../testing/story-frame';
import { JobTools } from '../actions/JobTools';

const job = given(fixtureJobs[0]);
const url = `https://stellwerk.example/jobs/${job.id}`;

const meta = {
  title: 'Öffentlich/Stelle teilen',
  component: JobTools,
  decorators: [(Story) => <StoryFrame path="/jobs/1">{Story()}</StoryFrame>],
  args: { job, url, copy: fn(() => Promise.resolve()) },
} satisfies Meta<typeof JobTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OhneFensterDesGeräts: Story = {
  name: 'Kopieren, E-Mail, WhatsApp',
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Teilen' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Stellenanzeige teilen' }));
    const text = encodeURIComponent(`${job.title}\n${url}`);
    await expect(dialog.getByRole('link', { name: 'Per E-Mail' })).toHaveAttribute(
      'href',
      `mailto:?subject=${encodeURIComponent(job.title)}&body=${text}`,
    );
    await expect(dialog.getByRole('link', { name: /^Per WhatsApp/ })).toHaveAttribute('href', `https://wa.me/?text=${text}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Link kopieren' }));
    await expect(args.copy).toHaveBeenCalledWith(url);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const FensterDesGeräts: Story = {
  name: 'Ablauf: Fenster des Geräts',
  args: { share: fn(() => Promise.resolve()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Teilen' }));
    await expect(args.share).toHaveBeenCalledWith({ title: job.title, url });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const ends = (error: DOMException): Story => ({ args: { share: fn(() => Promise.reject(error)) } });

export const Abgebrochen: Story = {
  ...ends(new DOMException('', 'AbortError')),
  name: 'Ablauf: Fenster des Geräts geschlossen',
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Teilen' });
    await userEvent.click(button);
    await expect(args.share).toHaveBeenCalledOnce();
    // A second click is accepted, so the first share has finished.
    await userEvent.click(button);
    await expect(args.share).toHaveBeenCalledTimes(2);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Verboten: Story = {
  ...ends(new DOMException('', 'NotAllowedError')),
  name: 'Fenster des Geräts verweigert',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Teilen' }));
    await expect(await screen.findByRole('dialog', { name: 'Stellenanzeige teilen' })).toBeVisible();
  },
};

export const Telefon: Story = { ...OhneFensterDesGeräts, name: 'Telefon', globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { ...Verboten, name: 'Dunkel', globals: { theme: 'dark' } };
