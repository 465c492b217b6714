import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useStoryState } from '../../testing/story-state';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { storyMails } from '../story-data';
import { AdminStoryPage } from '../story-page';
import { ALL_MAILS, OutboxScreen } from './OutboxScreen';

const meta = {
  title: 'Verwaltung/Postausgang',
  component: OutboxScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStoryPage tab="outbox">{Story()}</AdminStoryPage>],
  args: { mails: ready(storyMails), state: ALL_MAILS, onChange: fn() },
  render: function Page(args) {
    const [state, change] = useStoryState(args.state);
    return <OutboxScreen {...args} state={state} onChange={change} />;
  },
} satisfies Meta<typeof OutboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ canvas }) => {
    const reset = within(canvas.getByRole('row', { name: /Neues Passwort festlegen/ }));
    await expect(reset.getByText('Wartet')).toBeVisible();
    await expect(reset.getByText('3 Versuche gescheitert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Versendet/ }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^Alle/ }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(storyMails.length);
  },
};

export const OhneTreffer: Story = {
  name: 'Ohne Treffer',
  args: { state: { ...ALL_MAILS, search: 'niemand@mail.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter zurücksetzen' })).toBeVisible();
  },
};

export const Leer: Story = {
  args: { mails: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Es wurde noch nichts verschickt.')).toBeVisible();
  },
};

export const Lädt: Story = { args: { mails: loading() } };

export const Fehler: Story = {
  args: { mails: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Der Postausgang konnte nicht geladen werden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Dreihundert: Story = {
  name: '300 E-Mails',
  args: {
    mails: ready(Array.from({ length: 60 }, (_, round) => storyMails.map((mail) => ({ ...mail, id: `${round}-${mail.id}` }))).flat()),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 bis 20 von 300')).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
