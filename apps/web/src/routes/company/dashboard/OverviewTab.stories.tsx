import { applicationWire, companyJobWire, companyWire, fixtures, memberWire } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { logInForStory, StoryApp } from '../../../testing/story-app';
import CompanyDashboardRoute from './route';

const jobs = fixtures.jobs.filter(({ companyId }) => companyId === 1);
const applications = fixtures.applications.filter(({ jobId }) => jobs.some(({ id }) => id === jobId));

/** What the overview is made of, by the address of each call. */
const ANSWERS = {
  '/api/private/companies/1': companyWire(fixtures, given(fixtures.companies[0])),
  '/api/private/applications/by-company/1': applications.map((application) => applicationWire(fixtures, application)),
  '/api/private/jobs/get-company-jobs/1': jobs.map((job) => companyJobWire(fixtures, job)),
  '/api/private/companies/1/get-company-team-members': fixtures.members.filter(({ companyId }) => companyId === 1).map(memberWire),
  '/api/private/dashboard/company/1': { totalJobOfferViewCount: 200, companyPageViewCount: 10 },
  '/api/private/companies/1/subscription': null,
} as const;
type Path = keyof typeof ANSWERS;
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
      ...Object.entries(ANSWERS).map(([path, answer]) =>
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
    await waitFor(() => expect(asked.slice(before).toSorted()).toEqual(Object.keys(ANSWERS).toSorted()));
    await userEvent.click(canvas.getByRole('link', { name: 'Team' }));
    await expect(await canvas.findByRole('list', { name: 'Mitglieder des Teams' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await expect(await canvas.findByRole('region', { name: 'Kennzahlen' })).toBeVisible();
    await expect(LISTS.map(timesOf)).toEqual([2, 2, 2]);
  },
};

const withLists = (row: string, text: string, answerOf: (path: Path) => Parameters<typeof http.get>[1]): Story => ({
  parameters: { spec: [row] },
  beforeEach: ({ msw }) => {
    msw.use(...LISTS.map((path) => http.get(`*${path}`, answerOf(path))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});
const failing =
  (status: number, failed: Path) =>
  (path: Path): Parameters<typeof http.get>[1] =>
  () =>
    path === failed ? HttpResponse.json({ success: false }, { status }) : HttpResponse.json(ANSWERS[path]);

const FAILED = 'Fehler beim Laden der Dashboard-Daten. Bitte versuchen Sie es später erneut.';
const FORBIDDEN = 'Ihre Sitzung ist abgelaufen oder Sie haben keine Berechtigung. Bitte melden Sie sich erneut an.';

export const AlleListenLeer = withLists('CD30', FAILED, () => () => HttpResponse.json([]));
export const BewerbungenFehlen = withLists('CD30', FAILED, failing(500, LISTS[0]));
export const StellenanzeigenFehlen = withLists('CD30', FAILED, failing(500, LISTS[1]));
export const TeamFehlt = withLists('CD30', FAILED, failing(500, LISTS[2]));
export const StellenanzeigenVerweigert = withLists('CD28', FORBIDDEN, failing(403, LISTS[1]));
export const TeamVerweigert = withLists('CD28', FORBIDDEN, failing(403, LISTS[2]));
