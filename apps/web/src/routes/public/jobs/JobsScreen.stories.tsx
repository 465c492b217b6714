import { fixtureJobCards } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { localView, readJobListState } from '../../../data/jobs/job-list';
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
  parameters: { layout: 'padded' },
  decorators: [(Story) => <AppFrame path="/jobs">{Story()}</AppFrame>],
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
