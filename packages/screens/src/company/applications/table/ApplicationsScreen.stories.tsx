import { listOf } from '@stellwerk/domain';
import { fixtureApplications, FIXTURE_NOW } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { readApplicationListState, tableQuery } from './list';
import { ready, reload } from '../../../testing/story-values';
import { StoryPage } from '../../shared/story-page';
import { bareApplication, longApplication, manyApplications, storyApplication, withdrawnApplication } from '../story-data';
import { blindList, nothingYet, notLoaded, stillLoading } from '../story-states';
import { everything, partOf, STORY_MEMBER, tableArgs } from '../story-list';
import { ApplicationsScreen } from './ApplicationsScreen';

const state = readApplicationListState(new URLSearchParams());
const all = fixtureApplications;
const many = manyApplications(300);

const meta = {
  title: 'Unternehmen/Bewerbungen/Liste',
  component: ApplicationsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage path="/company/1/dashboard?tab=applications">{Story()}</StoryPage>],
  args: { ...tableArgs(all), state, onExport: fn(async () => 'bewerbungen.xlsx') },
  render: function Page(args) {
    const [now, setNow] = useState(args.state);
    return (
      <ApplicationsScreen
        {...args}
        state={now}
        applications={partOf(args.applications, tableQuery(now))}
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

export const AnonymeErstsichtung: Story = { ...blindList };

export const Voll: Story = {
  parameters: { spec: ['CA02', 'CA09', 'CA12'] },
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole('group', { name: 'Bewerbungen filtern' }));
    await expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      `Alle${all.length}`,
      `Neu${count('SUBMITTED')}`,
      `In Bearbeitung${count('IN_REVIEW')}`,
      `Interview${count('INTERVIEW_SCHEDULED')}`,
      `Eingestellt${count('ACCEPTED')}`,
      `Abgelehnt${count('REJECTED')}`,
    ]);
    await expect(canvas.getByText(`${all.length} Bewerbungen`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aktualisieren' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Filtern: Story = {
  parameters: { spec: ['CA08', 'CA09', 'CA10', 'CA12'] },
  play: async ({ args, canvas }) => {
    const found = async (number: number) =>
      expect(await canvas.findByText(number === 1 ? '1 Bewerbung' : `${number} Bewerbungen`)).toBeVisible();
    const filters = within(canvas.getByRole('group', { name: 'Bewerbungen filtern' }));
    for (const [name, filter, left] of [
      [/^Neu/, 'new', count('SUBMITTED')],
      [/^In Bearbeitung/, 'in_progress', count('IN_REVIEW')],
      [/^Interview/, 'interview', count('INTERVIEW_SCHEDULED')],
      [/^Eingestellt/, 'accepted', count('ACCEPTED')],
      [/^Abgelehnt/, 'rejected', count('REJECTED')],
      [/^Alle/, 'all', all.length],
    ] as const) {
      await userEvent.click(filters.getByRole('button', { name }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ filter, page: 1 });
      await found(left);
    }
    const { job } = storyApplication;
    await userEvent.click(canvas.getByRole('combobox', { name: 'Stellenanzeige' }));
    await userEvent.click(await screen.findByRole('option', { name: job.title }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await found(all.filter((application) => application.job.id === job.id).length);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'zzz');
    await found(0);
  },
};

/** A responsible member filters by own applications. */
export const MirZugewiesen: Story = {
  name: 'Mir zugewiesen',
  parameters: { spec: ['CA76'] },
  args: {
    applications: ready(
      everything(all.map((one, index) => ({ ...one, assignee: { id: index < 2 ? STORY_MEMBER : '9', name: 'Jemand' } }))),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mir zugewiesen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ mine: true, page: 1 });
    await expect(await canvas.findByText('2 Bewerbungen')).toBeVisible();
  },
};

export const Sortieren: Story = {
  parameters: { spec: ['CA11'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Sortierung' }));
    for (const name of ['Neueste zuerst', 'Älteste zuerst', 'Name A-Z', 'Name Z-A'])
      await expect(screen.getByRole('option', { name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const lastName = (name: string) => name.split(' ').at(-1) ?? '';
    for (const [label, sort] of [
      ['Älteste zuerst', 'oldest'],
      ['Name A-Z', 'name-asc'],
      ['Name Z-A', 'name-desc'],
      ['Neueste zuerst', 'newest'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Sortierung' }));
      await userEvent.click(await screen.findByRole('option', { name: label }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(args.onChange).toHaveBeenLastCalledWith({ sort, page: 1 });
      const [first] = listOf(all, tableQuery({ ...state, sort }), new Date(FIXTURE_NOW)).applications;
      if (first === undefined) throw new Error('Die Beispieldaten sind leer.');
      const [, row] = canvas.getAllByRole('row');
      await expect(row).toHaveTextContent(lastName(first.name));
      // Also announced, with the count (WCAG 4.1.3).
      await expect(canvas.getByText(`Sortierung: ${label}`).closest('[role="status"]')).toHaveTextContent(/Bewerbung/);
    }
    // The next search announces only the count.
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), lastName(given(all[0]).name));
    await waitFor(() => expect(canvas.queryByText(/^Sortierung: /)).toBeNull());
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
    await expect(args.onExport).toHaveBeenLastCalledWith('excel', expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await expect(args.onExport).toHaveBeenLastCalledWith('pdf', expect.anything());
  },
};

export const LangeWörter: Story = {
  args: {
    applications: ready(
      everything([longApplication, bareApplication, withdrawnApplication].map((one, index) => ({ ...one, id: String(index) }))),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 Bewerbungen')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const EineBewerbung: Story = {
  args: { applications: ready(everything(all.slice(0, 1))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Bewerbung')).toBeVisible();
  },
};

export const Dreihundert: Story = {
  args: { applications: ready(everything(many)) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 bis 20 von 300')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Weiter/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2 });
  },
};

export const KeinTreffer: Story = {
  args: { state: { ...state, search: 'zzz' } },
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
    await expect(canvas.getByRole('heading', { level: 2, name: `${all.length} Bewerbungen` })).toHaveFocus();
  },
};

export const NochKeine: Story = { ...nothingYet };

export const Lädt: Story = { ...stillLoading };

export const Fehler: Story = { ...notLoaded, parameters: { spec: ['CA17'] } };

export const Blättern: Story = {
  name: 'Geblättert: der Fokus steht auf der Anzahl',
  args: Dreihundert.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await canvas.findByText('21 bis 40 von 300');
    await expect(canvas.getByRole('heading', { level: 2, name: '300 Bewerbungen' })).toHaveFocus();
  },
};
