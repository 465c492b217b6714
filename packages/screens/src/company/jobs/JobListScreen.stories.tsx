import type { CompanyJob } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { useStoryState, failed, loading, ready, reload } from '../../testing/story-values';
import { overviewJobs } from '../overview/story-data';
import { StoryPage } from '../shared/story-page';
import { JobListScreen } from './JobListScreen';
import { defaultJobListState } from './list';
import { listArgs, manyJobs } from './story-data';

const meta = {
  title: 'Unternehmen/Stellenanzeigen',
  component: JobListScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: listArgs,
  render: function Page(args) {
    const [state, change] = useStoryState(args.state);
    return <JobListScreen {...args} state={state} onChange={change} />;
  },
} satisfies Meta<typeof JobListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvas: Canvas) => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const german = new Intl.Collator('de');
const byTitle = overviewJobs.map(({ title }) => title).toSorted(german.compare);

export const ImDashboard: Story = {
  parameters: { spec: ['JM05', 'JM09'] },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Status' })).getAllByRole('button');
    const on = overviewJobs.filter(({ active }) => active).length;
    const counts = [`Alle${overviewJobs.length}`, `Aktiv${on}`, `Inaktiv${overviewJobs.length - on}`];
    await expect(chips.map(({ textContent }) => textContent)).toEqual(counts);
    await expect(canvas.getByRole('searchbox', { name: 'Suche' })).toBeVisible();
    const sort = within(canvas.getByRole('group', { name: 'Sortierung' }));
    await expect(sort.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Erstellungsdatum absteigend',
      'Titel',
      'Bewerbungen',
    ]);
    const byDate = overviewJobs.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    await expect(titles(canvas)).toEqual(byDate.map(({ title }) => title));
  },
};

export const SortierenUndFiltern: Story = {
  name: 'Sortieren und filtern',
  parameters: { spec: ['JM02', 'JM05', 'JM08'] },
  play: async ({ canvas }) => {
    const sort = within(canvas.getByRole('group', { name: 'Sortierung' }));
    await userEvent.click(sort.getByRole('button', { name: 'Titel' }));
    await expect(titles(canvas)).toEqual(byTitle);
    await userEvent.click(sort.getByRole('button', { name: /^Titel/ }));
    await expect(titles(canvas)).toEqual(byTitle.toReversed());
    await expect(canvas.getByRole('status')).toHaveTextContent('Sortierung: Titel absteigend');

    await userEvent.click(canvas.getByRole('button', { name: /^Inaktiv/ }));
    const inactive = overviewJobs.filter(({ active }) => !active);
    await expect(inactive).not.toEqual([]);
    await expect(titles(canvas).toSorted(german.compare)).toEqual(inactive.map(({ title }) => title).toSorted(german.compare));
    for (const { id, title } of inactive)
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', `/company/1/jobs/${id}`);
  },
};

export const SeiteVarianteB: Story = {
  name: 'Seite, Variante B',
  parameters: { spec: ['JM10'] },
  args: { preset: 'b', state: defaultJobListState('b') },
  play: async ({ canvas }) => {
    const sort = within(canvas.getByRole('group', { name: 'Sortierung' }));
    await expect(sort.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Veröffentlichungsdatum absteigend',
      'Titel',
      'Bewerbungen',
      'Aufrufe',
    ]);
    const search = canvas.getByRole('searchbox', { name: 'Suche' });
    await userEvent.type(search, 'hybrid');
    await expect(await canvas.findByRole('heading', { name: 'Keine Stellenanzeigen gefunden.' })).toBeVisible();
    await userEvent.clear(search);
    await waitFor(() => expect(titles(canvas)).toHaveLength(overviewJobs.length));
  },
};

export const SeiteVarianteA: Story = {
  name: 'Seite, Variante A',
  parameters: { spec: ['JM07'] },
  args: { preset: 'a', state: defaultJobListState('a') },
  play: async ({ canvas }) => {
    const sort = within(canvas.getByRole('group', { name: 'Sortierung' }));
    await expect(sort.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Erstellungsdatum absteigend', 'Titel']);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'hybrid');
    const hybrid = overviewJobs.filter(({ workingModel }) => workingModel === 'Hybrid');
    const newest = hybrid.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    await waitFor(() => expect(titles(canvas)).toEqual(newest.map(({ title }) => title)));
  },
};

/** The confirmation names what else is deleted (002 §4); the video only if the job has one. */
export const Löschfrage: Story = {
  args: { jobs: ready(overviewJobs.slice(0, 2).map((job, index) => ({ ...job, hasVideo: index === 0 }))) },
  play: async ({ canvas }) => {
    const effects = async (job: CompanyJob | undefined) => {
      await userEvent.click(canvas.getByRole('button', { name: `Weitere Aktionen zu ${job?.title}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      const question = within(await screen.findByRole('alertdialog', { name: 'Stellenanzeige löschen?' }));
      return question.getAllByRole('listitem').map(({ textContent }) => textContent);
    };
    const [withVideo, without] = overviewJobs;
    const all = [
      'Die Stellenanzeige wird deaktiviert und aus allen Listen entfernt.',
      'Das Video wird gelöscht.',
      'Empfehlungslinks werden ungültig.',
      'Bewerbungen werden abgelehnt, sofern sie nicht bereits angenommen sind.',
    ];
    await expect(await effects(without)).toEqual(all.filter((effect) => !effect.includes('Video')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await effects(withVideo)).toEqual(all);
  },
};

export const Löschen: Story = {
  play: async ({ args, canvas }) => {
    const [first] = overviewJobs.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Weitere Aktionen/ })[0] ?? canvas.getByRole('main'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stellenanzeige löschen?' }));
    await expect(args.actions.delete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await expect(args.actions.delete).toHaveBeenCalledWith(first);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const OhneTreffer: Story = {
  parameters: { spec: ['JM11'] },
  args: { state: { ...defaultJobListState('dashboard'), search: 'Astronaut' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Stellenanzeigen gefunden.' })).toBeVisible();
  },
};

export const FilterZurücksetzen: Story = {
  args: OhneTreffer.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(titles(canvas)).toHaveLength(overviewJobs.length);
    await expect(canvas.getByRole('heading', { level: 2, name: `${overviewJobs.length} Stellenanzeigen` })).toHaveFocus();
  },
};

export const Leer: Story = {
  parameters: { spec: ['JM11'] },
  args: { jobs: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Stellenanzeigen gefunden.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stellenanzeige erstellen' })).toHaveAttribute('href', '/company/1/jobs/create');
  },
};

export const EineStelle: Story = {
  args: { jobs: ready(manyJobs(1)) },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 Stellenanzeige');
    await expect(canvas.queryByRole('navigation', { name: 'Seiten' })).toBeNull();
  },
};

export const DreiStellen: Story = { args: { jobs: ready(manyJobs(3)) } };

/** Pages of 25; a new search starts at the first page. */
export const DreihundertStellen: Story = {
  args: { jobs: ready(manyJobs(300)) },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toHaveLength(25);
    const pages = within(canvas.getByRole('navigation', { name: 'Seiten' }));
    await expect(pages.getByText('1 bis 25 von 300')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Weiter' }));
    await expect(pages.getByText('26 bis 50 von 300')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'an');
    await expect(await pages.findByText(/^1 bis 25 von/)).toBeVisible();
  },
};

/** A row's menu by keyboard: open, move, select, close; the focus returns to its button. */
export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    const [newest] = overviewJobs.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    const menu = canvas.getByRole('button', { name: `Weitere Aktionen zu ${newest?.title}` });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Link kopieren' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Einbettungscode kopieren' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.actions['copy-embed']).toHaveBeenCalledWith(newest);
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(menu).toHaveFocus();
  },
};

/** Links of a job and its row (JM04). */
export const Verweise: Story = {
  parameters: { spec: ['JM02', 'JM04', 'JM06'] },
  args: { jobs: ready(overviewJobs.slice(0, 1)) },
  play: async ({ canvas }) => {
    const [job] = overviewJobs;
    if (job === undefined) throw new Error('Die Stellenanzeigen fehlen in den Beispieldaten.');
    const leads = async (name: string, href: string) => expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await leads(job.title, `/company/1/jobs/${job.id}`);
    await leads(`Vorschau zu ${job.title}`, `/jobs/preview/${job.id}`);
    await leads(`Öffentliche Seite zu ${job.title}`, `/jobs/${job.id}`);
    await leads(`${job.applications} Bewerbungen zu ${job.title}`, `/company/1/dashboard?tab=jobs&action=applications&jobId=${job.id}`);
    await leads(`Bearbeiten zu ${job.title}`, `/company/1/jobs/${job.id}/edit`);
    await expect(within(canvas.getByRole('listitem')).getByText(job.active ? 'Aktiv' : 'Inaktiv')).toBeVisible();
  },
};

export const LangeTexte: Story = {
  args: {
    jobs: ready(
      overviewJobs.slice(0, 3).map((job) => ({
        ...job,
        title: 'Sachbearbeiterin Rechtsschutzversicherungsleistungsabteilung und Kraftfahrzeughaftpflichtschadenregulierung (m/w/d)',
        city: 'Frankfurt am Main, Bahnhofsviertel, Verwaltungsgebäude der Rechtsschutzversicherungsgesellschaft',
        createdBy: 'Maximilian von Hohenfels-Schreckenstein',
      })),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { ...LangeTexte, globals: { viewport: { value: 'mobile1' } } };

export const Lädt: Story = {
  args: { jobs: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  parameters: { spec: ['JM12'] },
  args: { jobs: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByRole('heading', { name: 'Fehler beim Laden der Stellenanzeigen' })).toBeVisible();
    await expect(canvas.getByText('Bitte versuchen Sie es später erneut.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const AlsMitglied: Story = {
  name: 'Nur lesen, als Mitglied',
  parameters: { spec: ['O89'] },
  args: { jobs: ready(overviewJobs.slice(0, 1)), teamRole: 'MEMBER' },
  play: async ({ canvas }) => {
    for (const name of ['Stellenanzeige erstellen', /^Bearbeiten/]) await expect(canvas.queryByRole('link', { name })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Weitere Aktionen/ }));
    await expect(await screen.findByRole('menu')).toHaveTextContent(/^Link kopierenEinbettungscode kopieren$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
