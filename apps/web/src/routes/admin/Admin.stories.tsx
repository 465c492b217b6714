import type { AnswerOf, EndpointName } from '@stellwerk/domain/endpoints';
import { applicationReferralWire, fixtures, inboxMessageWire, messagePageWire, outboxWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answers, asked, askedNames } from '../../testing/answers';
import { asDemoUser } from '../../testing/demo-user';
import type { StoryApp } from '../../testing/story-app';
import AdminRoute from './route';

/** The administration with its URL, as visible in the browser. */
function Page() {
  return (
    <>
      <AdminRoute />
      <output hidden>{useLocation().search}</output>
    </>
  );
}

const NOON = '2026-11-20T12:00:00.000Z';

const mail: AnswerOf<'retryMail'> = {
  id: 2,
  to: 'k.brandis@weserbund.example',
  subject: 'Neue Bewerbung: Fachkraft Netzleittechnik (m/w/d)',
  kind: 'application-new',
  createdAt: NOON,
  sentAt: null,
  failedAt: NOON,
  attempts: 6,
};
const messages = fixtures.messages.filter(({ recipient }) => recipient !== null).map((row) => inboxMessageWire(fixtures, row));
const messageOf = (id: string) => given(messages.find((message) => String(message.id) === id));

const referred = given(fixtures.applications.find(({ referralId }) => referralId !== null));
const link = given(fixtures.referrals.find(({ id }) => id === referred.referralId));
const payout = applicationReferralWire(fixtures, referred, link, [{ state: 'PAID', at: NOON, by: null, reason: null }]);

const meta = {
  title: 'Verwaltung/Mit Beispieldaten',
  ...asDemoUser('admin', {
    adminOverview: () => ({ waiting: { messages: 1, outbox: 1, payouts: 0, reports: 1 } }),
    outbox: ({ query }) => outboxWire([mail], query),
    outboxMail: () => ({ id: mail.id, to: mail.to, subject: mail.subject, text: 'Guten Tag', html: null }),
    retryMail: () => ({ ...mail, failedAt: null, attempts: 0 }),
    adminMessages: ({ query }) => messagePageWire(messages, query, 'platform'),
    message: ({ params: { id } }) => messageOf(id),
    markMessageRead: ({ params: { id } }) => ({ ...messageOf(id), isRead: true }),
    sendMessage: () => given(messages[0]),
    applicationReferrals: () => [payout],
  }),
  args: { at: '/admin?tab=outbox', pages: { '/admin': Page } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The calls after the first one of a name. */
const askedAfter = (name: EndpointName): readonly EndpointName[] => askedNames().slice(askedNames().indexOf(name) + 1);

export const ErneutSenden: Story = {
  name: 'Eine E-Mail erneut senden',
  parameters: { spec: ['O46'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gescheitert/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ansehen von „Neue Bewerbung: Fachkraft Netzleittechnik (m/w/d)“' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Erneut senden' }));
    await expect(await screen.findByText(/wird noch einmal gesendet/)).toBeVisible();
    for (const name of ['outboxMail', 'retryMail'] as const) await expect(asked(name)).toMatchObject([{ params: { mailId: '2' } }]);
    await waitFor(() => expect(askedAfter('retryMail')).toEqual(expect.arrayContaining(['outbox', 'adminOverview'])));
  },
};

export const AbonnentenHerunterladen: Story = {
  name: 'Abonnenten herunterladen',
  parameters: { spec: ['O47'] },
  args: { at: '/admin?tab=subscribers' },
  beforeEach: ({ msw }) => {
    const one = { id: 1, kind: 'newsletter' as const, email: 'a@post.example', orderedAt: NOON, confirmedAt: NOON };
    const counts = { all: 1, confirmed: 1, waiting: 0 };
    msw.use(
      ...answers({
        subscribers: () => ({ subscribers: [one], total: 1, page: 1, pageSize: 20, counts }),
        exportSubscribers: () => new Response('\uFEFF', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
      }),
    );
  },
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bestätigte herunterladen' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.instances[0]).toHaveAttribute('download', 'abonnenten.csv');
    await expect(asked('exportSubscribers')).toHaveLength(1);
  },
};

export const Antworten: Story = {
  parameters: { spec: ['O75'] },
  args: { at: '/admin?tab=messages' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Nachrichten' }));
    await userEvent.click((await list.findAllByRole('link', { name: /^Ungelesen/ }))[0] ?? document.body);
    // Counts are updated after reading a message.
    await waitFor(() => expect(askedAfter('markMessageRead')).toContain('adminOverview'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Antworten' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Gern.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByText('Nachricht gesendet')).toBeVisible();
    await expect(asked('sendMessage')).toMatchObject([{ body: { senderType: 'system', recipientType: 'company', content: 'Gern.' } }]);
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

const report: AnswerOf<'reports'>[number] = {
  id: 7,
  reason: 'FRAUD',
  text: 'Vorkasse',
  email: null,
  createdAt: NOON,
  state: 'OPEN',
  decision: null,
  job: { id: 101, title: 'Gleisbau', company: 'Weserbund', isPublic: true },
};
const decided: typeof report = { ...report, state: 'KEPT', decision: { at: NOON, by: null, reason: 'Die Stelle ist noch frei.' } };

/** After the decision the list is reloaded, and the item is no longer open. */
export const MeldungEntscheiden: Story = {
  name: 'Über eine Meldung entscheiden',
  parameters: { spec: ['O95'] },
  args: { at: '/admin?tab=reports' },
  beforeEach: ({ msw }) => {
    msw.use(
      ...answers({
        reports: () => [asked('decideReport').length === 0 ? report : decided],
        decideReport: () => undefined,
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Online lassen/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByRole('textbox', { name: 'Begründung' }), 'Die Stelle ist noch frei.');
    await userEvent.click(question.getByRole('button', { name: /^Ja/ }));
    await waitFor(() => expect(canvas.queryByText('Vorkasse')).toBeNull());
    await expect(asked('decideReport')).toMatchObject([
      { params: { id: '7' }, body: { state: 'KEPT', reason: 'Die Stelle ist noch frei.' } },
    ]);
  },
};
