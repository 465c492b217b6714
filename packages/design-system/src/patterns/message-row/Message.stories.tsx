import type { Message } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { MessageReader } from './MessageReader';
import { MessageRow } from './MessageRow';

const message: Message = {
  id: '1',
  senderType: 'user',
  recipientType: 'company',
  recipient: null,
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
  parameters: guide({
    when: [
      '`MessageRow` in der Liste der Nachrichten, `MessageReader` für die offene Nachricht daneben oder, auf Telefonen, als eigene Ansicht.',
    ],
    whenNot: ['Zum Schreiben: `MessageForm`.', 'Für Hinweise des Systems auf einer Seite: `Banner` oder Kurzmeldung.'],
    accessibility: [
      'Die Zeile ist ein Verweis; ungelesen beginnt sein Name mit „Ungelesen“, der Punkt ist Schmuck.',
      'Die offene Nachricht trägt `aria-current`.',
      '„Als gelesen markieren“ nennt den Betreff und steht neben dem Verweis, nicht in ihm.',
      'Im Leser ist der Betreff eine Überschrift; Absätze bleiben erhalten.',
    ],
    keyboard: [
      ['Tab', 'Nachricht, dann „Als gelesen markieren“'],
      ['Eingabe', 'öffnet die Nachricht, drückt die Schaltfläche'],
    ],
  }),
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
    await expect(within(link).getByText(`${message.content.slice(0, 100)}…`)).toBeVisible();
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

export const Dreihundert: Story = {
  render: (args) => (
    <>
      {Array.from({ length: 300 }, (_, index) => (
        <MessageRow key={index} {...args} message={{ ...message, id: `${index}`, subject: `Betreff ${index}`, isRead: index > 2 }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(300);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

export const OhnePerson: Story = {
  args: { message: { ...message, user: null, createdAt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unbekannte Person')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  decorators: [],
  args: {
    message: {
      ...message,
      subject: 'Rechtsschutzversicherungsgesellschaftsabteilungsleitungsbesprechung',
      content: 'x'.repeat(150),
      user: { id: '5', firstName: 'Maximilian-Alexander', lastName: 'von Hohenfels-Schreckenstein', avatarUrl: '' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${'x'.repeat(100)}…`)).toBeVisible();
    await narrow.play();
  },
};

export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
  },
};

export const Schmal: Story = { ...narrow, decorators: [] };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };

export const UnterDemZeiger: Story = { ...hovered };
