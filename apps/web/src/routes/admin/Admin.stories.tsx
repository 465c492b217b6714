import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { useLocation } from 'react-router-dom';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asDemoUser, asked } from '../../mock/story-head';
import type { StoryApp } from '../../testing/story-app';
import AdminRoute from './route';

/** The administration with its address, which a person sees in the browser. */
function Page() {
  return (
    <>
      <AdminRoute />
      <output hidden>{useLocation().search}</output>
    </>
  );
}

const meta = {
  title: 'Verwaltung/Mit Beispieldaten',
  ...asDemoUser('admin'),
  args: { at: '/admin?tab=outbox', pages: { '/admin': Page } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const ADMIN = '/api/private/admin';

export const ErneutSenden: Story = {
  name: 'Eine E-Mail erneut senden',
  parameters: { spec: ['O46'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gescheitert/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ansehen von „Neue Bewerbung: Fachkraft Netzleittechnik (m/w/d)“' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Erneut senden' }));
    await expect(await screen.findByText(/wird noch einmal gesendet/)).toBeVisible();
    await expect(asked.join()).toMatch(/GET [^,]*\/outbox\/2,.*POST [^,]*\/outbox\/2\/retry/);
    const retried = () => asked.slice(asked.findIndex((call) => call.endsWith('/retry')));
    await waitFor(() => expect(retried()).toEqual(expect.arrayContaining([`GET ${ADMIN}/outbox`, `GET ${ADMIN}/overview`])));
  },
};

const NOON = '2026-11-20T12:00:00.000Z';

export const AbonnentenHerunterladen: Story = {
  name: 'Abonnenten herunterladen',
  parameters: { spec: ['O47'] },
  args: { at: '/admin?tab=subscribers' },
  beforeEach: ({ msw }) => {
    const one = { id: 1, kind: 'newsletter', email: 'a@post.example', orderedAt: NOON, confirmedAt: NOON };
    const page = { subscribers: [one], total: 1, page: 1, pageSize: 20, counts: { all: 1, confirmed: 1, waiting: 0 } };
    msw.use(http.get('*/api/private/admin/subscribers', () => HttpResponse.json(page)));
  },
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bestätigte herunterladen' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.instances[0]).toHaveAttribute('download', 'abonnenten.csv');
    await expect(asked.join()).toMatch(/GET [^,]*subscribers\/export/);
  },
};

export const Antworten: Story = {
  parameters: { spec: ['O75'] },
  args: { at: '/admin?tab=messages' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Nachrichten' }));
    await userEvent.click((await list.findAllByRole('link', { name: /^Ungelesen/ }))[0] ?? document.body);
    // What waits is counted anew once it is read.
    const read = () => asked.slice(asked.findIndex((call) => /^PUT .*\/read$/.test(call)));
    await waitFor(() => expect(read().slice(1)).toContain(`GET ${ADMIN}/overview`));
    await userEvent.click(await canvas.findByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Antworten' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Gern.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByText('Nachricht gesendet')).toBeVisible();
    await expect(asked).toContain('POST /api/private/messages');
  },
};

export const AuszahlungenFiltern: Story = {
  name: 'Auszahlungen filtern',
  parameters: { spec: ['O43'] },
  args: { at: '/admin?tab=payouts' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ausgezahlt/ }));
    await waitFor(() => expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(/^\?tab=payouts&filter=PAID$/));
    await expect(canvas.getByRole('button', { name: /^Ausgezahlt/, pressed: true })).toBeVisible();
  },
};

const report = { id: 7, reason: 'FRAUD', text: 'Vorkasse', email: null, createdAt: NOON, state: 'OPEN', decision: null };
const decided: { body: unknown } = { body: null };

/** Once it is decided the list is asked for anew, and what is decided is not open any more. */
export const MeldungEntscheiden: Story = {
  name: 'Über eine Meldung entscheiden',
  parameters: { spec: ['O95'] },
  args: { at: '/admin?tab=reports' },
  beforeEach: ({ msw }) => {
    decided.body = null;
    const job = { id: 101, title: 'Gleisbau', company: 'Weserbund', isPublic: true };
    msw.use(
      http.get('*/api/private/admin/reports', () =>
        HttpResponse.json([
          decided.body === null
            ? { ...report, job }
            : { ...report, job, state: 'KEPT', decision: { at: NOON, by: null, reason: 'Die Stelle ist noch frei.' } },
        ]),
      ),
      http.patch('*/api/private/admin/reports/7', async ({ request }) => {
        decided.body = await request.json();
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Online lassen/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByRole('textbox', { name: 'Begründung' }), 'Die Stelle ist noch frei.');
    await userEvent.click(question.getByRole('button', { name: /^Ja/ }));
    await waitFor(() => expect(canvas.queryByText('Vorkasse')).toBeNull());
    await expect(decided.body).toEqual({ state: 'KEPT', reason: 'Die Stelle ist noch frei.' });
  },
};
