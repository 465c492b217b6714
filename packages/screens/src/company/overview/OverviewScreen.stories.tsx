import { figuresOf, type Subscription } from '@stellwerk/domain';
import { fixturePlans } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { given } from '@stellwerk/testing/given';
import { overviewTexts } from '../../i18n/company/overview.de';
import { StoryPage } from '../shared/story-page';
import { newest, topJobs } from './figures';
import { OverviewScreen } from './OverviewScreen';
import { overviewApplications, overviewJobs, storyNow, storySubscription } from './story-data';
import type { OverviewData, OverviewLinks } from './types';

const links: OverviewLinks = {
  applications: '/company/1/dashboard?tab=applications',
  newApplications: '/company/1/dashboard?tab=applications&status=new',
  jobs: '/company/1/jobs',
  createJob: '/company/1/jobs/create',
  invite: '/company/1/dashboard?tab=team&action=invite',
  newMessage: '/company/1/messages?action=new',
  createFocusPage: '/company/1/dashboard?tab=focus&action=create',
  subscription: '/company/1/settings?tab=subscription',
  profile: '/company/1/settings?tab=company',
  application: (id) => `/company/1/applications/${id}`,
  job: (id) => `/company/1/jobs/${id}`,
  jobApplications: (id) => `/company/1/jobs/${id}/applications`,
};

const data: OverviewData = {
  applications: newest(overviewApplications),
  figures: figuresOf(overviewApplications, storyNow),
  jobs: overviewJobs,
  memberCount: 7,
  jobViews: 6840,
  pageViews: 1127,
  jobViewsTrend: { current: 970, previous: 1000 },
  pageViewsTrend: { current: 300, previous: 300 },
  subscription: storySubscription,
};

const meta = {
  title: 'Unternehmen/Übersicht',
  component: OverviewScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: { data: ready(data), problem: '', now: storyNow, teamRole: 'OWNER', links },
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['CD35', 'CD38', 'CD44'] },
  play: async ({ canvas }) => {
    const region = (name: string) => within(canvas.getByRole('region', { name }));
    const figures = region('Kennzahlen');
    await expect(figures.getByText(`${((overviewApplications.length / 6840) * 100).toFixed(1).replace('.', ',')} %`)).toBeVisible();
    await expect(figures.getByText('−3 % zum Vormonat')).toBeVisible();
    await expect(figures.getByText('wie im Vormonat')).toBeVisible();

    const titles = (part: ReturnType<typeof region>) =>
      part.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);
    const byDate = overviewJobs.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    await expect(titles(region('Neueste Stellenanzeigen'))).toEqual(byDate.slice(0, 5).map(({ title }) => title));
    const counts = overviewJobs.map(({ applications }) => applications).toSorted((a, b) => b - a);
    const top = region('Top 3 nach Bewerbungen').getAllByRole('listitem');
    await expect(top.map((item) => item.querySelector('strong')?.textContent)).toEqual(counts.slice(0, 3).map(String));
    const people = overviewApplications.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    await expect(titles(region('Neueste Bewerbungen'))).toEqual(people.slice(0, 5).map(({ name }) => name));

    await userEvent.click(canvas.getByRole('button', { name: 'Aktualisieren' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

/** A member can write messages; other actions need another role (O50). */
/** When applications bypass the job page, the share of views is left out instead of being wrong. */
export const MehrBewerbungenAlsAufrufe: Story = {
  name: 'Mehr Bewerbungen als Aufrufe',
  parameters: { spec: ['CD44'] },
  args: { data: ready({ ...data, jobViews: 2 }) },
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'Kennzahlen' }));
    await expect(figures.getByText('über 100 %')).toBeVisible();
    await expect(figures.getByText('mehr Bewerbungen als Aufrufe')).toBeVisible();
  },
};

export const AlsMitglied: Story = {
  name: 'Nur lesen, als Mitglied',
  parameters: { spec: ['O89'] },
  args: { teamRole: 'MEMBER' },
  play: async ({ canvas }) => {
    const quick = within(canvas.getByRole('region', { name: 'Schnellzugriff' }));
    await expect(quick.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Neue Nachricht']);
  },
};

const planOf = (type: Subscription['plan']['type']): Subscription => {
  const plan = fixturePlans.find((candidate) => candidate.type === type);
  if (plan === undefined) throw new Error('Der Tarif fehlt in den Beispieldaten.');
  return { ...storySubscription, plan, cycle: 'MONTHLY' };
};

/** Text of each limit, by its name. */
const usageOf = (canvas: Canvas, plan: string) => {
  const region = within(canvas.getByRole('region', { name: `Nutzung im Tarif ${plan}` }));
  const figure = (name: string) => region.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  return { region, figures: ['Stellenanzeigen', 'Teammitglieder', 'Premium-Funktionen'].map(figure) };
};

/** An unlimited plan shows counts without warnings (001 §9). */
export const TarifOhneGrenzen: Story = {
  name: 'Tarif ohne Grenzen',
  play: async ({ canvas }) => {
    const { region, figures } = usageOf(canvas, 'Premium');
    const active = overviewJobs.filter((job) => job.active).length;
    await expect(active).toBeGreaterThan(10);
    await expect(figures).toEqual([`${active} (unbegrenzt)`, '7 (unbegrenzt)', '1 / 3']);
    await expect(region.queryByText(/belegt|Der Tarif sieht/)).toBeNull();
  },
};

export const TarifStandard: Story = {
  name: 'Tarif Standard, alle Plätze belegt',
  parameters: { spec: ['CD42'] },
  args: { data: ready({ ...data, memberCount: 5, jobs: overviewJobs.slice(0, 6), subscription: planOf('STANDARD') }) },
  play: async ({ canvas }) => {
    const { region, figures } = usageOf(canvas, 'Standard');
    const active = overviewJobs.slice(0, 6).filter((job) => job.active).length;
    await expect(figures).toEqual([`${active} / 10`, '5 / 5', '1 / 3']);
    await expect(region.getAllByText('Alle Plätze belegt')).toHaveLength(1);
  },
};

/** Exceeding the plan shows a message and blocks nothing (O38). */
export const TarifBasisÜberschritten: Story = {
  name: 'Tarif Basis, überschritten',
  args: {
    data: ready({ ...data, memberCount: 2, jobs: overviewJobs.filter((job) => job.active).slice(0, 1), subscription: planOf('BASIS') }),
  },
  play: async ({ canvas }) => {
    const { region, figures } = usageOf(canvas, 'Basis');
    await expect(figures).toEqual(['1 / 1', '2 / 1', '1 / 3']);
    await expect(region.getByText('Alle Plätze belegt')).toBeVisible();
    await expect(region.getByText('Der Tarif sieht 1 vor')).toBeVisible();
  },
};

/** An ended plan has no next bill, and shows its end date (O99). */
export const Gekündigt: Story = {
  parameters: { spec: ['CP07', 'O99'] },
  args: {
    data: ready({ ...data, subscription: { ...storySubscription, status: 'CANCELLED', endDate: '2026-12-28T08:00:00.000Z' } }),
  },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: /^Nutzung im Tarif/ }));
    await expect(region.getByText('Gekündigt zum 28. Dezember 2026')).toBeVisible();
    await expect(region.getByText('CANCELLED')).toBeVisible();
    await expect(region.queryByText('Nächste Abrechnung')).toBeNull();
  },
};

/** Links of the overview (001 §2.1). */
export const Verweise: Story = {
  play: async ({ canvas }) => {
    const quick = within(canvas.getByRole('region', { name: 'Schnellzugriff' }));
    await expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      links.createJob,
      links.invite,
      links.newMessage,
      links.createFocusPage,
      links.profile,
    ]);
    const href = (name: string, inside: string) =>
      within(canvas.getByRole('region', { name: inside }))
        .getByRole('link', { name })
        .getAttribute('href');
    await expect(href('Alle Bewerbungen', 'Neueste Bewerbungen')).toBe(links.applications);
    await expect(href('Alle Stellenanzeigen', 'Neueste Stellenanzeigen')).toBe('/company/1/jobs');
    const [job] = newest(overviewJobs);
    const [application] = newest(overviewApplications);
    const [top] = topJobs(overviewJobs);
    await expect(href(given(job).title, 'Neueste Stellenanzeigen')).toBe(`/company/1/jobs/${job?.id}`);
    await expect(href(given(application).name, 'Neueste Bewerbungen')).toBe(`/company/1/applications/${application?.id}`);
    await expect(href(given(top).title, 'Top 3 nach Bewerbungen')).toBe(`/company/1/jobs/${top?.id}/applications`);
    await expect(canvas.getByRole('link', { name: 'Neue Bewerbungen ansehen' })).toHaveAttribute('href', links.newApplications);
    await expect(canvas.getByRole('link', { name: 'Tarif wechseln' })).toHaveAttribute('href', links.subscription);
  },
};

export const Leer: Story = {
  parameters: { spec: ['CD40', 'CD41', 'CD42', 'CD43', 'CD45', 'CD46', 'CD47'] },
  args: {
    data: ready({
      applications: [],
      figures: figuresOf([], storyNow),
      jobs: [],
      memberCount: 1,
      jobViews: null,
      pageViews: null,
      jobViewsTrend: null,
      pageViewsTrend: null,
      subscription: undefined,
    }),
  },
  play: async ({ canvas }) => {
    const { region, figures: used } = usageOf(canvas, 'Standard');
    for (const text of ['Aktiv', '0 Tage', 'in 30 Tagen']) await expect(region.getByText(text)).toBeVisible();
    await expect(used).toEqual(['0 / 10', '1 / 5', '1 / 3']);
    const figures = within(canvas.getByRole('region', { name: 'Kennzahlen' }));
    await expect(figures.getAllByText('–')).toHaveLength(2);
    await expect(figures.getAllByText('– ohne Vergleich')).toHaveLength(2);
    await expect(figures.getByText('0,0 %')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Noch keine Stellenanzeige' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Alle Bewerbungen' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Erste Stellenanzeige erstellen' })).toHaveAttribute('href', links.createJob);
  },
};

export const LeerAlsMitglied: Story = {
  name: 'Leer, als Mitglied',
  parameters: { spec: ['O89'] },
  args: { ...Leer.args, teamRole: 'MEMBER' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Erste Stellenanzeige erstellen' })).toBeNull();
  },
};

export const ListenFehlen: Story = {
  parameters: { spec: ['CD30'] },
  args: { ...Leer.args, problem: overviewTexts.listsFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Fehler beim Laden der Dashboard-Daten. Bitte versuchen Sie es später erneut.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Schnellzugriff' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^(?:Noch keine|Keine neuen) / })).toBeNull();
  },
};

/** Data that could not be loaded are shown as such: neither as zero nor as 'Noch keine'. */
export const ListenFehlenBisAufDasTeam: Story = {
  name: 'Bewerbungen und Stellenanzeigen fehlen',
  parameters: { spec: ['CD30'] },
  args: {
    data: ready({ ...data, applications: null, figures: null, jobs: null }),
    problem: overviewTexts.listsFailed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Konnte nicht geladen werden.')).toHaveLength(3);
    await expect(canvas.queryByText(/^(?:Noch keine|Sobald Bewerbungen)/)).toBeNull();
    const figures = within(canvas.getByRole('region', { name: 'Kennzahlen' }));
    await expect(figures.getAllByText('–')).toHaveLength(4);
    await expect(usageOf(canvas, 'Premium').figures[0]).toBe('–');
    await expect(canvas.getByRole('link', { name: 'Alle Stellenanzeigen' })).toHaveAttribute('href', links.jobs);
  },
};

export const ListenFehlenTelefonDunkel: Story = {
  ...ListenFehlenBisAufDasTeam,
  name: 'Bewerbungen und Stellenanzeigen fehlen, Telefon dunkel',
  globals: { viewport: { value: 'mobile1' }, theme: 'dark' },
};

export const Lädt: Story = {
  args: { data: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dashboard wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  args: { data: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Fehler beim Laden des Dashboards')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const LangeWörter: Story = {
  args: {
    data: ready({
      ...data,
      jobs: overviewJobs.map((job) => ({ ...job, title: `Fachreferent:in für Rechtsschutzversicherungsgesellschaften ${job.id}` })),
      applications: newest(overviewApplications).map((application) => ({
        ...application,
        name: 'Maximilian-Alexander von Hohenfels-Schreckenstein',
      })),
    }),
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
