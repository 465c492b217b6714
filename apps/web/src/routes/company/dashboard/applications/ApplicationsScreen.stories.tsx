import { fixtureApplications, FIXTURE_NOW } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { applicationView, readApplicationListState } from '../../../../data/company-applications/list';
import { StoryPage } from '../../shared/StoryPage';
import { bareApplication, longApplication, manyApplications, storyApplication, withdrawnApplication } from '../../applications/story-data';
import { storyViews } from '../../applications/story-views';
import { ApplicationsScreen } from './ApplicationsScreen';

const state = readApplicationListState(new URLSearchParams());
const all = fixtureApplications;
const many = manyApplications(300);

const meta = {
  title: 'Unternehmen/Bewerbungen/Liste',
  component: ApplicationsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage path="/company/1/dashboard?tab=applications">{Story()}</StoryPage>],
  args: {
    state,
    view: applicationView(all, state),
    all,
    failed: false,
    refreshing: false,
    now: new Date(FIXTURE_NOW),
    onChange: fn(),
    onReset: fn(),
    onRefresh: fn(),
    onDetails: fn(),
    onOpenDocument: fn(),
    onExport: fn(),
    views: storyViews('table'),
  },
  render: function Page(args) {
    const [now, setNow] = useState(args.state);
    return (
      <ApplicationsScreen
        {...args}
        state={now}
        view={args.view && applicationView(args.all, now)}
        onChange={(change) => {
          args.onChange(change);
          setNow({ ...now, ...change });
        }}
        onReset={() => {
          args.onReset();
          setNow(state);
        }}
      />
    );
  },
} satisfies Meta<typeof ApplicationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['CA02', 'CA09', 'CA12'] },
  play: async ({ args, canvas }) => {
    const filters = within(canvas.getByRole('group', { name: 'Bewerbungen filtern' }));
    for (const name of [/^Alle/, /^Neu/, /^In Bearbeitung/, /^Interview/, /^Eingestellt/, /^Abgelehnt/])
      await expect(filters.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByText(`${all.length} Bewerbungen`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aktualisieren' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Filtern: Story = {
  parameters: { spec: ['CA08', 'CA09', 'CA10', 'CA12'] },
  play: async ({ args, canvas }) => {
    const found = (number: number) => expect(canvas.getByText(number === 1 ? '1 Bewerbung' : `${number} Bewerbungen`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Interview/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ filter: 'interview', page: 1 });
    await found(count('INTERVIEW_SCHEDULED'));
    await userEvent.click(canvas.getByRole('button', { name: /^Alle/ }));
    const { job } = storyApplication;
    await userEvent.click(canvas.getByRole('combobox', { name: 'Stellenanzeige' }));
    await userEvent.click(await screen.findByRole('option', { name: job.title }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await found(all.filter((application) => application.job.id === job.id).length);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'zzz');
    await found(0);
  },
};

export const Sortieren: Story = {
  parameters: { spec: ['CA11'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Sortierung' }));
    for (const name of ['Neueste zuerst', 'Älteste zuerst', 'Name A-Z', 'Name Z-A'])
      await expect(screen.getByRole('option', { name })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Älteste zuerst' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'oldest', page: 1 });
    const oldest = all.toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))[0];
    const [, row] = canvas.getAllByRole('row');
    await expect(row).toHaveTextContent(oldest?.name ?? '');
  },
};

const count = (status: string) => all.filter((application) => application.status === status).length;

export const Zahlen: Story = {
  parameters: { spec: ['CA03', 'CA06', 'CA07'] },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', {
      name: 'Säulendiagramm: Bewerbungen, Interviews und Einstellungen von Juni 2026 bis November 2026',
    });
    await expect(within(chart).getByText(/^Nov/)).toBeVisible();
    const counter = (word: string) =>
      canvas
        .getAllByRole('term')
        .find((term) => term.textContent === word)
        ?.parentElement?.querySelector('dd')?.textContent;
    await expect([counter('Gesamt'), counter('Neu'), counter('Interviews'), counter('Eingestellt')]).toEqual(
      [all.length, count('SUBMITTED'), count('INTERVIEW_SCHEDULED'), count('ACCEPTED')].map(String),
    );
  },
};

export const Ausgeben: Story = {
  parameters: { spec: ['CA13'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excel' }));
    await expect(args.onExport).toHaveBeenLastCalledWith('excel');
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await expect(args.onExport).toHaveBeenLastCalledWith('pdf');
  },
};

export const LangeWörter: Story = {
  args: { all: [longApplication, bareApplication, withdrawnApplication].map((one, index) => ({ ...one, id: String(index) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 Bewerbungen')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const EineBewerbung: Story = {
  args: { all: all.slice(0, 1), view: applicationView(all.slice(0, 1), state) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Bewerbung')).toBeVisible();
  },
};

export const Dreihundert: Story = {
  args: { all: many, view: applicationView(many, state) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 bis 20 von 300')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Weiter/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2, search: '' });
  },
};

export const KeinTreffer: Story = {
  args: { state: { ...state, search: 'zzz' }, view: { ...applicationView(all, { ...state, search: 'zzz' }) } },
  parameters: { spec: ['CA16'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Bewerbungen gefunden.')).toBeVisible();
  },
};

export const FilterZurücksetzen: Story = {
  args: KeinTreffer.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(canvas.getByText(`${all.length} Bewerbungen`)).toBeVisible();
  },
};

export const NochKeine: Story = {
  args: { all: [], view: applicationView([], state) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sobald sich jemand bewirbt, steht die Bewerbung hier.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Filter zurücksetzen' })).toBeNull();
  },
};

export const Lädt: Story = {
  args: { view: undefined, all: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  args: { view: undefined, all: [], failed: true },
  parameters: { spec: ['CA17'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Bewerbungen');
    await expect(canvas.getByText('Bitte versuchen Sie es später erneut.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
