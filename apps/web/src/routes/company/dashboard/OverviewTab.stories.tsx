import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { logInForStory, StoryApp } from '../../../testing/story-app';
import CompanyDashboardRoute from './route';
import { COMPANY_ANSWERS } from './story-answers';

type Path = keyof typeof COMPANY_ANSWERS;
const LISTS = [
  '/api/private/applications/by-company/1',
  '/api/private/jobs/get-company-jobs/1',
  '/api/private/companies/1/get-company-team-members',
] as const satisfies readonly Path[];

/** The addresses that were asked for, in their order. */
let asked: string[] = [];
const timesOf = (path: Path): number => asked.filter((one) => one === path).length;

const meta = {
  title: 'Unternehmen/Übersicht mit Beispieldaten',
  component: StoryApp,
  args: { at: '/company/1/dashboard', pages: { '/company/:companyId/dashboard': CompanyDashboardRoute } },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    asked = [];
    msw.use(
      ...Object.entries(COMPANY_ANSWERS).map(([path, answer]) =>
        http.get(`*${path}`, () => {
          asked.push(path);
          return HttpResponse.json(answer);
        }),
      ),
    );
    return logInForStory();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeuGeladen: Story = {
  name: 'Einmal geladen, und auf Wunsch alles neu',
  parameters: { spec: ['CD35', 'CD36'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Kennzahlen' })).toBeVisible();
    await expect(LISTS.map(timesOf)).toEqual([1, 1, 1]);
    const before = asked.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Aktualisieren' }));
    await waitFor(() => expect(asked.slice(before).toSorted()).toEqual(Object.keys(COMPANY_ANSWERS).toSorted()));
    await userEvent.click(canvas.getByRole('link', { name: 'Team' }));
    await expect(await canvas.findByRole('list', { name: 'Mitglieder des Teams' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await expect(await canvas.findByRole('region', { name: 'Kennzahlen' })).toBeVisible();
    await expect(LISTS.map(timesOf)).toEqual([2, 2, 2]);
  },
};

/** Lists that are refused at first stand beside the others, which stay, and come at the next try. */
const without = (row: string, text: string, status: number, refused: readonly Path[]): Story => ({
  parameters: { spec: [row] },
  beforeEach: ({ msw }) => {
    msw.use(...refused.map((path) => http.get(`*${path}`, () => HttpResponse.json({ success: false }, { status }), { once: true })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Kennzahlen' })).toBeVisible();
    // Of what is not known nothing is said, least of all that there is none.
    await expect(canvas.queryByText(/^Noch keine /)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  },
});

const FAILED = 'Fehler beim Laden der Dashboard-Daten. Bitte versuchen Sie es später erneut.';
const FORBIDDEN = 'Ihre Sitzung ist abgelaufen oder Sie haben keine Berechtigung. Bitte melden Sie sich erneut an.';

export const AlleListenLeer: Story = {
  parameters: { spec: ['CD30'] },
  beforeEach: ({ msw }) => {
    msw.use(...LISTS.map((path) => http.get(`*${path}`, () => HttpResponse.json([]))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(FAILED)).toBeVisible();
  },
};
export const BewerbungenFehlen = without('CD30', FAILED, 500, [LISTS[0]]);
export const StellenanzeigenFehlen = without('CD30', FAILED, 500, [LISTS[1]]);
export const TeamFehlt = without('CD30', FAILED, 500, [LISTS[2]]);
export const AlleListenFehlen = without('CD30', FAILED, 500, LISTS);
export const BewerbungenVerweigert = without('CD28', FORBIDDEN, 403, [LISTS[0]]);
export const StellenanzeigenVerweigert = without('CD28', FORBIDDEN, 403, [LISTS[1]]);
export const TeamVerweigert = without('CD28', FORBIDDEN, 403, [LISTS[2]]);

/** Without a subscription the plan is the one of the beginning, whether there is none or it could not be loaded. */
const withoutSubscription = (answer: Parameters<typeof http.get>[1]): Story => ({
  parameters: { spec: ['CD40', 'CD41', 'CD42', 'CD45', 'CD46', 'CD47'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/private/companies/1/subscription', answer));
  },
  play: async ({ canvas }) => {
    const usage = within(await canvas.findByRole('region', { name: 'Nutzung im Tarif Standard' }));
    const below = (term: string) => usage.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    const active = COMPANY_ANSWERS['/api/private/jobs/get-company-jobs/1'].filter(({ isActive }) => isActive).length;
    await expect(['Restlaufzeit', 'Nächste Abrechnung', 'Stellenanzeigen', 'Premium-Funktionen'].map(below)).toEqual([
      '0 Tage',
      'in 30 Tagen',
      `${active} / 10`,
      '1 / 3',
    ]);
    await expect(below('Teammitglieder')).toMatch(/^\d+ \/ 5$/);
    await expect(usage.getByText('Aktiv')).toBeVisible();
  },
});
export const OhneAbonnement = withoutSubscription(() => HttpResponse.json(null));
export const AbonnementFehlt = withoutSubscription(() => HttpResponse.json({}, { status: 500 }));

/** What was not counted is a dash, and never invented. */
export const OhneZahlen: Story = {
  parameters: { spec: ['CD43', 'CD44', 'O31'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/private/dashboard/company/1', () => HttpResponse.json({}, { status: 500 })));
  },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Kennzahlen' }));
    await expect(figures.getAllByText('–')).toHaveLength(2);
    await expect(figures.getAllByText('– ohne Vergleich')).toHaveLength(2);
    await expect(figures.getByText('0,0 %')).toBeVisible();
  },
};
