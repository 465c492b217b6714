import { statusCounts } from '@stellwerk/domain';
import { applicationSummaryWire, fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { retype } from '@stellwerk/testing/fields';
import { given } from '@stellwerk/testing/given';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answers, asked } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import CompanyApplicationsRoute from '../applications/route';
import CompanyApplicationRoute from '../application/route';
import CompanyDashboardRoute from './route';
import { companyAnswersFor, companyApplications } from './story-answers';

const pages = {
  '/company/:companyId/dashboard': CompanyDashboardRoute,
  '/company/:companyId/applications': CompanyApplicationsRoute,
  '/company/:companyId/applications/:applicationId': CompanyApplicationRoute,
};

const applicationOf = (id: string) => given(companyApplications.find((application) => String(application.id) === id));

/** A change that can be undone for another minute. */
const inAMinute = () => ({ change: 2, until: new Date(Date.now() + 60_000).toISOString(), message: true });

const meta = {
  title: 'Unternehmen/Bewerbungen mit Beispieldaten',
  ...asDemoUser('owner', {
    ...companyAnswersFor('OWNER'),
    application: ({ params: { id } }) => applicationOf(id),
    applicationSelection: () => ({
      applications: companyApplications.map(({ id, status, user }) => ({ id, status, hasAccount: user !== null })),
    }),
    applicationStatus: ({ params: { id }, body: { status } }) => ({ ...applicationOf(id), status, undo: inAMinute() }),
    holdApplicationStatus: ({ params: { id } }) => ({ ...applicationOf(id), undo: inAMinute() }),
    undoApplicationStatus: ({ params: { id } }) => applicationOf(id),
    applicationAssign: ({ params: { id } }) => applicationOf(id),
    applicationRate: ({ params: { id } }) => applicationOf(id),
    applicationNotes: ({ params: { id } }) => applicationOf(id),
    jobRejectionText: () => ({ success: true }),
  }),
  args: { at: '/company/1/dashboard?tab=applications', pages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressFirst = async (buttons: readonly HTMLElement[]): Promise<void> => userEvent.click(buttons[0] ?? document.body);

export const ZurückInDerTabelle: Story = {
  name: 'Tabelle: Status halten und zurücknehmen',
  parameters: { spec: ['CA52', 'O96'] },
  play: async ({ canvas }) => {
    await pressFirst(await canvas.findAllByRole('button', { name: /^Details/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Interview/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Mehr Zeit' }));
    await waitFor(() => expect(asked('holdApplicationStatus')).toHaveLength(1));
    await userEvent.click(await dialog.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(asked('undoApplicationStatus')).toHaveLength(1));
  },
};

export const BearbeitetInDerTabelle: Story = {
  name: 'Tabelle: Zuständigkeit, Bewertung, Notiz',
  parameters: { spec: ['CA76'] },
  play: async ({ canvas }) => {
    await pressFirst(await canvas.findAllByRole('button', { name: /^Details/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Zuständig' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Jonas Terhorst' }));
    await waitFor(() => expect(asked('applicationAssign')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('radio', { name: '4 Sterne' }));
    await waitFor(() => expect(asked('applicationRate')).toMatchObject([{ body: { rating: 4 } }]));
    await userEvent.click(dialog.getByRole('button', { name: 'Notizen bearbeiten' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notizen' }), ' Zurückrufen.');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(asked('applicationNotes')).toMatchObject([{ body: { notes: expect.stringContaining('Zurückrufen.') } }]));
  },
};

export const Liste: Story = {
  name: 'Tabelle: ganze Liste ausgeben',
  parameters: { spec: ['CA13'] },
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const list = within(await canvas.findByRole('group', { name: 'Liste ausgeben' }));
    await userEvent.click(list.getByRole('button', { name: 'Excel' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
};

export const AufEinerKarte: Story = {
  name: 'Karten: ablehnen mit eigenem Text für die Stelle, zurücknehmen',
  parameters: { spec: ['CA40', 'O96'] },
  args: { at: '/company/1/applications' },
  play: async ({ canvas }) => {
    const [badge] = await canvas.findAllByText('Eingereicht', { selector: 'summary *' });
    const line = given(badge?.closest('summary'));
    await userEvent.click(line);
    const card = within(given(line.parentElement));
    await userEvent.click(card.getByRole('button', { name: 'Abgelehnt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bewerbung ablehnen?' }));
    await userEvent.selectOptions(dialog.getByLabelText('Grund'), 'Andere Person passt besser');
    const text = dialog.getByRole('textbox', { name: 'Text an die Person' });
    await retype(text, 'Wir danken Ihnen.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Als Text für diese Stelle merken' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, ablehnen' }));
    const toasts = within(canvas.getByRole('region', { name: 'Meldungen' }));
    await userEvent.click(await toasts.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(asked('undoApplicationStatus')).toHaveLength(1));
    await expect(asked('jobRejectionText')).toMatchObject([{ body: { text: 'Wir danken Ihnen.' } }]);
  },
};

export const AufEinerSeite: Story = {
  name: 'Eigene Seite: Status halten und zurücknehmen',
  parameters: { spec: ['CA67', 'O96'] },
  args: { at: '/company/1/applications/1001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/company\/1\/dashboard\?tab=messages&action=new&to=\d+$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Akzeptieren' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Ja/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mehr Zeit' }));
    await waitFor(() => expect(asked('holdApplicationStatus')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(asked('undoApplicationStatus')).toHaveLength(1));
  },
};

export const ZurückAufDerTafel: Story = {
  name: 'Tafel: verschieben, halten, zurücknehmen, öffnen',
  parameters: { spec: ['O77'] },
  args: { at: '/company/1/applications?view=board' },
  play: async ({ canvas }) => {
    await pressFirst(await canvas.findAllByRole('button', { name: / verschieben$/ }));
    await pressFirst(await screen.findAllByRole('menuitem', { name: 'Nach „Angebot gemacht“' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mehr Zeit' }));
    await waitFor(() => expect(asked('holdApplicationStatus')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(asked('undoApplicationStatus')).toHaveLength(1));
    const [card] = canvas.getAllByRole('button', { name: / verschieben$/ });
    const name = card?.getAttribute('aria-label')?.replace(/ verschieben$/, '') ?? '';
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

/** The board requests a number per status; a column of 21 shows 20 of them first. */
export const MehrAufDerTafel: Story = {
  name: 'Tafel: weitere eines Status',
  parameters: { spec: ['O77'] },
  args: { at: '/company/1/applications?view=board' },
  beforeEach: ({ msw }) => {
    const row = given(fixtures.applications.find(({ status }) => status === 'SUBMITTED'));
    const column = Array.from({ length: 20 }, (_, index) => ({ ...applicationSummaryWire(fixtures, row), id: 5000 + index }));
    const board = { applications: column, total: 21, page: 1, pageSize: 20, counts: statusCounts({ SUBMITTED: 21 }), figures: null };
    msw.use(...answers({ companyApplications: ({ query }) => (query.columns === undefined ? companyApplications : board) }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 weitere anzeigen' }));
    await waitFor(() =>
      expect(asked('companyApplications').at(-1)?.query).toMatchObject({ columns: expect.stringMatching(/^SUBMITTED:40,/) }),
    );
  },
};
