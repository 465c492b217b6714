import { fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asDemoUser, asked } from '../../../mock/story-head';
import type { StoryApp } from '../../../testing/story-app';
import { ownPages } from '../story-head';

const meta = {
  title: 'Konto/Nachrichten und Suchaufträge mit Beispieldaten',
  ...asDemoUser('candidate'),
  args: { at: '/dashboard?tab=messages', pages: ownPages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent: { body: unknown } = { body: null };

/** An answer goes to the company whose message is open. */
export const Antworten: Story = {
  parameters: { spec: ['O41'] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/private/messages', async ({ request }) => {
        sent.body = await request.clone().json();
      }),
    );
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Nachrichten' }));
    const [first] = await list.findAllByRole('link', { name: /Weserbund/ });
    await userEvent.click(first ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Antworten' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Gern.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByText('Nachricht gesendet')).toBeVisible();
    await expect(sent.body).toMatchObject({ companyId: 1, senderType: 'user', recipientType: 'company', content: 'Gern.' });
  },
};

export const UngelesenInDerÜbersicht: Story = {
  name: 'Ungelesene Nachrichten in der Übersicht',
  parameters: { spec: ['O10'] },
  args: { at: '/dashboard' },
  play: async ({ canvas }) => {
    const { length } = fixtures.messages.filter(({ userId, recipientType, isRead }) => userId === 5 && recipientType === 'user' && !isRead);
    await expect(await canvas.findByText(length === 1 ? '1 ungelesene Nachricht' : `${length} ungelesene Nachrichten`)).toBeVisible();
  },
};

const alert = {
  id: 7,
  email: 'candidate@demo.example',
  frequency: 'WEEKLY',
  query: { search: 'Leitstelle' },
  createdAt: '2026-11-20T09:00:00.000Z',
} as const;

export const SuchauftragLöschen: Story = {
  name: 'Suchauftrag löschen',
  parameters: { spec: ['O93'] },
  args: { at: '/dashboard?tab=alerts' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/private/job-alerts', () => HttpResponse.json([alert]), { once: true }),
      http.delete('*/api/private/job-alerts/:alertId', ({ params }) => {
        asked.push(`alert ${String(params.alertId)}`);
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Löschen: Leitstelle/ }));
    await waitFor(() => expect(asked).toContain('alert 7'));
    await expect(await canvas.findByText('Sie haben keinen Suchauftrag.')).toBeVisible();
  },
};
