import type { EndpointName } from '@stellwerk/domain/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answers, asked, askedNames, refuse, refuseOnce, type Answers } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import CompanyDashboardRoute from './route';
import { companyAnswers, companyJobs } from './story-answers';

const LISTS = ['companyApplications', 'companyJobs', 'companyTeam'] as const;
const timesOf = (name: EndpointName): number => asked(name).length;

const meta = {
  title: 'Unternehmen/Übersicht mit Beispieldaten',
  ...asDemoUser('owner', { ...companyAnswers, pendingInvitations: () => [] }),
  args: { at: '/company/1/dashboard', pages: { '/company/:companyId/dashboard': CompanyDashboardRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeuGeladen: Story = {
  name: 'Einmal geladen, und auf Wunsch alles neu',
  parameters: { spec: ['CD35', 'CD36'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Kennzahlen' })).toBeVisible();
    await expect(LISTS.map(timesOf)).toEqual([1, 1, 1]);
    const before = askedNames().length;
    await userEvent.click(canvas.getByRole('button', { name: 'Aktualisieren' }));
    await waitFor(() => expect(askedNames().slice(before).toSorted()).toEqual(Object.keys(companyAnswers).toSorted()));
    await userEvent.click(canvas.getByRole('link', { name: 'Team' }));
    await expect(await canvas.findByRole('list', { name: 'Mitglieder des Teams' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await expect(await canvas.findByRole('region', { name: 'Kennzahlen' })).toBeVisible();
    await expect(LISTS.map(timesOf)).toEqual([2, 2, 2]);
  },
};

/** Lists that fail at first are beside the loaded ones, which stay, and load with a retry. */
const without = (row: string, text: string, status: number, refused: readonly EndpointName[]): Story => ({
  parameters: { spec: [row] },
  beforeEach: ({ msw }) => {
    msw.use(...refuseOnce(refused, status));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Kennzahlen' })).toBeVisible();
    // An unknown list shows no content, and no empty state.
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
    msw.use(...answers({ companyApplications: () => [], companyJobs: () => [], companyTeam: () => [] }));
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

/** Without a subscription the initial plan is shown, also after a loading error. */
const withoutSubscription = (companySubscription: Answers['companySubscription']): Story => ({
  parameters: { spec: ['CD40', 'CD41', 'CD42', 'CD45', 'CD46', 'CD47'] },
  beforeEach: ({ msw }) => {
    msw.use(...answers({ companySubscription }));
  },
  play: async ({ canvas }) => {
    const usage = within(await canvas.findByRole('region', { name: 'Nutzung im Tarif Standard' }));
    const below = (term: string) => usage.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    const active = companyJobs.filter(({ isActive }) => isActive).length;
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
export const OhneAbonnement = withoutSubscription(() => null);
export const AbonnementFehlt = withoutSubscription(refuse('unavailable', ''));

/** An uncounted figure is a dash, never invented. */
export const OhneZahlen: Story = {
  parameters: { spec: ['CD43', 'CD44', 'O31'] },
  beforeEach: ({ msw }) => {
    msw.use(...answers({ companyStats: refuse('unavailable', '') }));
  },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Kennzahlen' }));
    await expect(figures.getAllByText('–')).toHaveLength(2);
    await expect(figures.getAllByText('– ohne Vergleich')).toHaveLength(2);
    await expect(figures.getByText('0,0 %')).toBeVisible();
  },
};
