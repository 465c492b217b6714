import type { JobPage } from '@stellwerk/domain';
import { FIXTURE_NOW, fixtureJobCards } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { filterJobs } from './job-filter';
import { jobListView, readJobListState, type JobListState } from './job-list';
import { allJobs } from './story-jobs';
import { failed, loading, ready, reload, reloading } from '../../testing/story-values';
import { onSite } from '../../testing/story-site';
import { JobsScreen } from './JobsScreen';

const state = readJobListState(new URLSearchParams());
const viewOf = (all: JobPage, of: JobListState) => jobListView(filterJobs(all, of), all);
const view = viewOf(allJobs, state);

const meta = {
  title: 'Öffentlich/Stellenliste',
  component: JobsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite('/jobs')],
  args: { state, view: ready(view), hrefOf: (page) => `/jobs?page=${page}`, onChange: fn(), onReset: fn(), now: new Date(FIXTURE_NOW) },
} satisfies Meta<typeof JobsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['PL05', 'PL06', 'PL10', 'PL11'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stellenanzeigen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: view.jobs[0]?.title })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Standort'), view.locations[0] ?? '');
    await expect(args.onChange).toHaveBeenLastCalledWith({ location: view.locations[0], page: 1 });
    await userEvent.selectOptions(canvas.getByLabelText('Beschäftigungsart'), view.employments[0] ?? '');
    await expect(args.onChange).toHaveBeenLastCalledWith({ employment: view.employments[0], page: 1 });
    await userEvent.type(canvas.getByLabelText('Suche'), 'b');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ search: 'b', page: 1 }, true));
    await userEvent.click(canvas.getByRole('link', { name: 'Weiter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2 });
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

const paid = readJobListState(new URLSearchParams('payMin=40000'));
export const AbGehalt: Story = {
  name: 'Ab einem Gehalt, und was keines nennt',
  args: { state: paid, view: ready(viewOf(allJobs, paid)) },
  play: async ({ canvas }) => {
    const unpaid = canvas.getByRole('region', { name: 'Ohne vergleichbare Gehaltsangabe' });
    for (const card of within(unpaid).getAllByRole('listitem')) await expect(card).not.toHaveTextContent('€');
  },
};

export const EinEintrag: Story = {
  args: { view: ready({ ...view, jobs: view.jobs.slice(0, 1), total: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Stellenanzeige')).toBeVisible();
  },
};

export const Leer: Story = {
  args: { state: { ...state, search: 'zzzzqq' }, view: ready({ ...view, jobs: [], total: 0 }) },
  parameters: { spec: ['PL17'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Keine Stellenanzeigen gefunden.')).toBeVisible();
    await expect(canvas.getByText('Bitte versuchen Sie es mit anderen Suchkriterien.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** An old link, or a list that has become shorter: the existing pages are one click away. */
export const SeiteHinterDemEnde: Story = {
  name: 'Seite hinter dem Ende',
  args: { state: { ...state, page: 99 }, view: ready({ ...view, jobs: [], total: 45, page: 99 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45 Stellenanzeigen')).toBeVisible();
    await expect(canvas.queryByText('Keine Stellenanzeigen gefunden.')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Zur letzten Seite (3)' })).toHaveAttribute('href', '/jobs?page=3');
  },
};

export const Lädt: Story = {
  args: { view: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  args: { view: failed(), state: { ...state, search: 'Lokführer' } },
  parameters: { spec: ['PL18'] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Fehler beim Laden der Stellenanzeigen')).toBeVisible();
    await expect(canvas.getByLabelText('Suche')).toHaveValue('Lokführer');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const NeueUnterwegs: Story = {
  name: 'Andere Ergebnisse sind unterwegs',
  args: { view: reloading(view) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: view.jobs[0]?.title })).toBeVisible();
    await expect(canvas.queryByText('Wird geladen...')).toBeNull();
    await expect(canvas.getByRole('link', { name: view.jobs[0]?.title }).closest('[aria-busy=true]')).not.toBeNull();
  },
};

const narrowed = { ...state, search: 'entwickler', location: 'Bremen', employment: 'Vollzeit' };
const found = viewOf(allJobs, narrowed);

export const Eingegrenzt: Story = {
  name: 'Gesucht und eingegrenzt',
  args: { state: narrowed, view: ready(found) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Standort')).toHaveDisplayValue('Bremen');
    await expect(canvas.getByLabelText('Beschäftigungsart')).toHaveDisplayValue('Vollzeit');
    await expect(canvas.getByRole('button', { name: 'Filter zurücksetzen' })).toBeVisible();
    for (const { title, company } of found.jobs) await expect(`${title} ${company}`.toLowerCase()).toContain('entwickler');
  },
};

const second = { ...state, page: 2 };

export const ZweiteSeite: Story = {
  name: 'Zweite Seite',
  args: { state: second, view: ready(viewOf(allJobs, second)) },
  play: async ({ args, canvas }) => {
    const shown = viewOf(allJobs, second).jobs;
    await expect(canvas.getByRole('link', { name: shown[0]?.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Zurück' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 });
  },
};

const many = {
  ...allJobs,
  jobs: Array.from({ length: 300 }, (_, index) => fixtureJobCards.slice(index % fixtureJobCards.length)[0])
    .flatMap((job) => job ?? [])
    .map((job, index) => ({ ...job, id: String(index + 1) })),
  total: 300,
};

export const Dreihundert: Story = {
  name: '300 Stellenanzeigen',
  args: { view: ready(viewOf(many, state)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300 Stellenanzeigen')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter, Telefon',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    view: ready({
      ...view,
      jobs: view.jobs.slice(0, 3).map((job) => ({ ...job, title: 'Rechtsschutzversicherungsgesellschaftenzusammenschlussbeauftragte' })),
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

/** A list whose URL updates late, as on a slow device. */
const LATE = 120;

const wired: Story = {
  render: function Wired(args) {
    const [now, setNow] = useState(args.state);
    const late = (next: typeof now): void => void setTimeout(() => setNow(next), LATE);
    return (
      <JobsScreen
        {...args}
        state={now}
        view={ready(viewOf(many, now))}
        onChange={(change) => late({ ...now, ...change })}
        onReset={() => late(state)}
      />
    );
  },
};

export const SchnellGetippt: Story = {
  ...wired,
  name: 'Schnell getippt, die Adresse kommt spät',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Suche' });
    await userEvent.type(field, 'Thorwald Amelie', { delay: 40 });
    await expect(field).toHaveValue('Thorwald Amelie');
    await canvas.findByText('Keine Stellenanzeigen gefunden.');
    await expect(field).toHaveValue('Thorwald Amelie');
    await expect(field).toHaveFocus();
  },
};

export const Blättern: Story = {
  ...wired,
  name: 'Geblättert: der Fokus steht auf der Anzahl',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Weiter' }));
    await canvas.findByText('21 bis 40 von 300');
    await expect(canvas.getByRole('heading', { level: 2, name: '300 Stellenanzeigen' })).toHaveFocus();
  },
};

export const FilterZurückgenommen: Story = {
  ...wired,
  name: 'Filter zurückgenommen: der Fokus steht auf der Anzahl',
  args: { state: { ...state, search: 'zzzzqq' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: '300 Stellenanzeigen' })).toHaveFocus();
    await expect(canvas.getByRole('searchbox', { name: 'Suche' })).toHaveValue('');
  },
};

export const GleicheAnzahl: Story = {
  ...wired,
  name: 'Die Anzahl wird auch angesagt, wenn sie gleich bleibt',
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    const before = within(region).getByText('300 Stellenanzeigen', { selector: 'span' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sortieren' }), 'title');
    await waitFor(() => expect(before.isConnected).toBe(false));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent('300 StellenanzeigenSortierung: Titel A-Z');
    await expect(canvas.getByRole('combobox', { name: 'Sortieren' })).toHaveFocus();
  },
};
