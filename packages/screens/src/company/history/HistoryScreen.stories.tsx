import { FIXTURE_NOW } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@stellwerk/testing/given';
import { dark, narrow } from '@stellwerk/testing/stories';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { StoryPage } from '../shared/story-page';
import { HistoryScreen, type HistoryScreenProps } from './HistoryScreen';
import { ALL_HISTORY } from './query';
import { entry, everyKind, storyHistory } from './story-data';

const { people } = storyHistory;

const meta = {
  title: 'Unternehmen/Verlauf',
  component: HistoryScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    teamRole: 'OWNER',
    history: ready(storyHistory),
    state: ALL_HISTORY,
    onChange: fn(),
    backHref: '/company/1/settings',
    jobHref: (jobId) => `/company/1/jobs/${jobId}`,
    applicationHref: (applicationId) => `/company/1/applications/${applicationId}`,
    now: new Date(FIXTURE_NOW),
  },
} satisfies Meta<HistoryScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verlauf' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '120 Einträge' })).toBeVisible();
    const [today, yesterday] = canvas.getAllByRole('heading', { level: 3 });
    await expect(today).toHaveTextContent(/^Heute, 20\. November 2026$/);
    await expect(yesterday).toHaveTextContent(/^Gestern, 19\. November 2026$/);
    const day = within(canvas.getByRole('region', { name: 'Gestern, 19. November 2026' }));
    const texts = day.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toContainEqual(
      expect.stringMatching(/^10:40Jonas Terhorst hat die Stellenanzeige Praktikum Öffentlichkeitsarbeit \(m\/w\/d\) geändert\.Geändert: /),
    );
    await expect(day.getByRole('link', { name: 'Praktikum Öffentlichkeitsarbeit (m/w/d)' })).toHaveAttribute('href', '/company/1/jobs/111');
    await userEvent.click(canvas.getByRole('button', { name: 'Team' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ area: 'team', page: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2 });
  },
};

export const JedeArt: Story = {
  name: 'Jede Art von Eintrag',
  args: { history: ready({ entries: everyKind.map(([one]) => one), total: everyKind.length, people }) },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual(everyKind.map(([, text]) => `09:00${text}`));
    const links = canvas.getAllByRole('link').filter((link) => link.textContent === 'Fahrdienstleitung (m/w/d)');
    // A deleted job is not linked.
    await expect(links).toHaveLength(7);
    const applicants = canvas.getAllByRole('link').filter((link) => link.textContent === 'Swantje Diercks');
    await expect(applicants.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/company/1/applications/1001'));
  },
};

export const OhneNamen: Story = {
  name: 'Konto und Person gibt es nicht mehr',
  args: {
    history: ready({
      entries: [entry({ action: 'member-created', by: '', subject: { id: '9', name: '', exists: false } })],
      total: 1,
      people,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('09:00Ein gelöschtes Konto hat eine Person zum Team hinzugefügt.');
    await expect(canvas.getByRole('heading', { level: 2, name: '1 Eintrag' })).toBeVisible();
  },
};

export const Dunkel: Story = { ...dark, args: JedeArt.args };
export const Schmal: Story = { ...narrow, args: JedeArt.args };

export const Laedt: Story = {
  name: 'Lädt',
  args: { history: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  args: { history: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden des Verlaufs');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalled();
  },
};

export const Leer: Story = {
  args: { history: ready({ entries: [], total: 0, people }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '0 Einträge' })).toBeVisible();
    await expect(canvas.getByText('Sobald jemand etwas ändert, steht es hier.')).toBeVisible();
  },
};

export const LeererBereich: Story = {
  name: 'Leerer Bereich',
  args: { ...Leer.args, state: { ...ALL_HISTORY, area: 'team' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Team' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Gefiltert nach Bereich „Team“.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(ALL_HISTORY);
  },
};

export const HinterDemEnde: Story = {
  name: 'Hinter der letzten Seite',
  args: { history: ready({ entries: [], total: 12, people }), state: { ...ALL_HISTORY, page: 7 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zur ersten Seite' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 });
  },
};

const jonas = given(people.find(({ name }) => name === 'Jonas Terhorst')).id;
const november = { start: '2026-11-16', end: '2026-11-20' };

export const Gefiltert: Story = {
  args: {
    history: ready({ entries: storyHistory.entries.filter(({ by }) => by === 'Jonas Terhorst').slice(0, 3), total: 3, people }),
    state: { ...ALL_HISTORY, by: jonas, range: november },
  },
  play: async ({ args, canvas }) => {
    const person = canvas.getByRole('combobox', { name: 'Person' });
    await expect(person).toHaveTextContent('Jonas Terhorst');
    await expect(canvas.getByRole('group', { name: /^Zeitraum/ })).toHaveTextContent('16.11.2026–20.11.2026');
    // By keyboard: the previous person, and any time.
    person.focus();
    await userEvent.keyboard('{Enter}');
    const names = within(await screen.findByRole('listbox'))
      .getAllByRole('option')
      .map((option) => option.textContent);
    await expect(names).toEqual(['Alle', ...people.map(({ name }) => name)]);
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ by: '', page: 1 });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    canvas.getByRole('button', { name: 'Kalender Zeitraum' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Heute' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: { start: '2026-11-20', end: '2026-11-20' }, page: 1 });
  },
};

export const GefiltertSchmal: Story = { ...narrow, name: 'Gefiltert, schmal', args: Gefiltert.args };

export const NichtsGefunden: Story = {
  name: 'Nichts gefunden',
  args: { ...Leer.args, state: { ...ALL_HISTORY, area: 'jobs', by: jonas, range: november, page: 2 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Keine Einträge gefunden' })).toBeVisible();
    await expect(
      canvas.getByText('Gefiltert nach Bereich „Stellenanzeigen“, Person „Jonas Terhorst“, Zeitraum 16.11.2026 bis 20.11.2026.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(ALL_HISTORY);
  },
};

export const NichtsGefundenSchmal: Story = { ...narrow, name: 'Nichts gefunden, schmal', args: NichtsGefunden.args };

export const UnbekanntePerson: Story = {
  name: 'Unbekannte Person',
  args: { ...Leer.args, state: { ...ALL_HISTORY, by: '99' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Person' })).toHaveTextContent('Gewählte Person');
    await expect(canvas.getByText('Gefiltert nach Person „Gewählte Person“.')).toBeVisible();
  },
};

export const OhneRecht: Story = {
  name: 'Ohne Recht',
  args: { teamRole: 'ADMIN', history: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Keine Berechtigung' })).toBeVisible();
    await expect(canvas.getByText('Den Verlauf eines Unternehmens sehen nur seine Inhaber.')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
