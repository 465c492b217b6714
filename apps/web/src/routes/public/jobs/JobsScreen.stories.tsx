import { fixtureJobCards } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { localView, readJobListState } from '../../../data/jobs/job-list';
import { PublicShell } from '../../../shell/PublicShell';
import { AppFrame } from '../../../testing/frames';
import { JobsScreen } from './JobsScreen';

const state = readJobListState(new URLSearchParams());
const page = {
  jobs: fixtureJobCards,
  total: fixtureJobCards.length,
  page: 1,
  pageSize: fixtureJobCards.length,
  locations: null,
  employments: null,
};
const view = localView(page, state);

const meta = {
  title: 'Öffentlich/Stellenliste',
  component: JobsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame path="/jobs">
        <PublicShell>{Story()}</PublicShell>
      </AppFrame>
    ),
  ],
  args: { state, search: '', view, failed: false, refreshing: false, onSearch: fn(), onChange: fn(), onReset: fn(), onRetry: fn() },
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
    await expect(args.onSearch).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: /Weiter/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2 });
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const EinEintrag: Story = {
  args: { view: { ...view, jobs: view.jobs.slice(0, 1), total: 1, pages: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Stellenanzeige')).toBeVisible();
  },
};

export const Leer: Story = {
  args: { state: { ...state, search: 'zzzzqq' }, search: 'zzzzqq', view: { ...view, jobs: [], total: 0, pages: 1 } },
  parameters: { spec: ['PL17'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Keine Stellenanzeigen gefunden.')).toBeVisible();
    await expect(canvas.getByText('Bitte versuchen Sie es mit anderen Suchkriterien.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Lädt: Story = {
  args: { view: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  args: { view: undefined, failed: true, search: 'Lokführer' },
  parameters: { spec: ['PL18'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Stellenanzeigen');
    await expect(canvas.getByLabelText('Suche')).toHaveValue('Lokführer');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const narrowed = { ...state, search: 'entwickler', location: 'Bremen', employment: 'Vollzeit' };
const found = localView(page, narrowed);

export const Eingegrenzt: Story = {
  name: 'Gesucht und eingegrenzt',
  args: { state: narrowed, search: 'entwickler', view: found },
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
  args: { state: second, view: localView(page, second) },
  play: async ({ args, canvas }) => {
    const shown = localView(page, second).jobs;
    await expect(canvas.getByRole('link', { name: shown[0]?.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Zurück/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 });
  },
};

const many = {
  ...page,
  jobs: Array.from({ length: 300 }, (_, index) => fixtureJobCards.slice(index % fixtureJobCards.length)[0])
    .flatMap((job) => job ?? [])
    .map((job, index) => ({ ...job, id: String(index + 1) })),
  total: 300,
};

export const Dreihundert: Story = {
  name: '300 Stellenanzeigen',
  args: { view: localView(many, state) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300 Stellenanzeigen')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter, Telefon',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    view: {
      ...view,
      jobs: view.jobs.slice(0, 3).map((job) => ({ ...job, title: 'Rechtsschutzversicherungsgesellschaftenzusammenschlussbeauftragte' })),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
