import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Message } from './message';
import { MessageReader } from './MessageReader';
import { MessageRow } from './MessageRow';

const message: Message = {
  id: '1',
  senderType: 'user',
  recipientType: 'company',
  subject: 'Rückfrage zur Rufbereitschaft',
  content:
    'Guten Tag, in Ihrer Anzeige steht, dass die Rufbereitschaft alle sieben Wochen ansteht. Gilt das auch in der Probezeit, und wie wird sie vergütet?\n\nFreundliche Grüße\nAmelie Thorwald',
  isRead: false,
  createdAt: '2026-11-20T08:02:00.000Z',
  user: { id: '5', firstName: 'Amelie', lastName: 'Thorwald', avatarUrl: '' },
};

const meta = {
  title: 'Muster/Nachricht',
  component: MessageRow,
  args: { message, href: '/company/1/messages?message=1', onMarkRead: fn() },
  decorators: [(Story) => <ul className="sw:max-w-100 sw:bg-surface">{Story()}</ul>],
} satisfies Meta<typeof MessageRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ungelesen: Story = {
  parameters: { spec: ['CM14'] },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^Ungelesen/ });
    await expect(link).toHaveAttribute('href', '/company/1/messages?message=1');
    await expect(link).toHaveTextContent(`${message.content.slice(0, 100)}…`);
    await userEvent.click(canvas.getByRole('button', { name: 'Als gelesen markieren: Rückfrage zur Rufbereitschaft' }));
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
  },
};

export const GelesenUndOffen: Story = {
  args: { message: { ...message, isRead: true }, current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByText(/Ungelesen/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Gesendet: Story = {
  args: { message: { ...message, senderType: 'company', recipientType: 'user' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An Amelie Thorwald')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Lesen: StoryObj<typeof MessageReader> = {
  args: { message, onMarkRead: fn(), onDelete: fn(), onReply: fn() },
  decorators: [(Story) => <li className="sw:bg-surface">{Story()}</li>],
  render: (args) => <MessageReader {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: message.subject })).toBeVisible();
    await expect(canvas.getByText('20.11.2026, 09:02 Uhr')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Als gelesen markieren' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Antworten' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    for (const call of [args.onMarkRead, args.onReply, args.onDelete]) await expect(call).toHaveBeenCalledOnce();
  },
};

export const VomSystem: StoryObj<typeof MessageReader> = {
  ...Lesen,
  args: { ...Lesen.args, message: { ...message, senderType: 'system', user: null, isRead: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stellwerk')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Antworten' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Als gelesen markieren' })).toBeNull();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
