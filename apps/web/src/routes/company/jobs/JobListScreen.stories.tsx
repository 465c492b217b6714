import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import { overviewJobs } from '../overview/story-data';
import { JobListScreen } from './JobListScreen';
import { defaultJobListState } from './list';

const meta = {
  title: 'Unternehmen/Stellenanzeigen',
  component: JobListScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <main className="sw:mx-auto sw:max-w-page sw:px-4 sw:py-8 sw:md:px-6">{Story()}</main>
      </AppFrame>
    ),
  ],
  args: {
    preset: 'dashboard',
    jobs: overviewJobs,
    state: defaultJobListState('dashboard'),
    failed: false,
    refreshing: false,
    canEdit: true,
    links: {
      create: '/company/1/jobs/create',
      job: (id) => `/company/1/jobs/${id}`,
      edit: (id) => `/company/1/jobs/${id}/edit`,
      applications: (id) => `/company/1/dashboard?tab=jobs&action=applications&jobId=${id}`,
      preview: (id) => `/jobs/preview/${id}`,
      public: (id) => `/jobs/${id}`,
    },
    onChange: fn(),
    onAction: fn(),
    onDelete: fn(() => Promise.resolve()),
    onRefresh: fn(),
  },
  render: function Page(args) {
    const [state, setState] = useState(args.state);
    return <JobListScreen {...args} state={state} onChange={setState} />;
  },
} satisfies Meta<typeof JobListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const titles = (canvas: Canvas) => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const german = new Intl.Collator('de');
const byTitle = overviewJobs.map(({ title }) => title).toSorted(german.compare);

export const ImDashboard: Story = {
  parameters: { spec: ['JM02', 'JM05', 'JM08', 'JM09'] },
  play: async ({ canvas }) => {
    const sort = within(canvas.getByRole('group', { name: 'Sortierung' }));
    await expect(sort.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Erstellungsdatum, absteigend',
      'Titel',
      'Bewerbungen',
    ]);
    const byDate = overviewJobs.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    await expect(titles(canvas)).toEqual(byDate.map(({ title }) => title));
    await userEvent.click(sort.getByRole('button', { name: 'Titel' }));
    await expect(titles(canvas)).toEqual(byTitle);
    await userEvent.click(sort.getByRole('button', { name: /^Titel/ }));
    await expect(titles(canvas)).toEqual(byTitle.toReversed());

    await userEvent.click(canvas.getByRole('button', { name: /^Inaktiv/ }));
    const inactive = overviewJobs.filter(({ active }) => !active);
    await expect(titles(canvas)).toHaveLength(inactive.length);
    await expect(canvas.getByRole('link', { name: inactive[0]?.title ?? '' })).toHaveAttribute(
      'href',
      `/company/1/jobs/${inactive[0]?.id}`,
    );
  },
};

export const SeiteVarianteB: Story = {
  parameters: { spec: ['JM10'] },
  args: { preset: 'b', state: defaultJobListState('b') },
  play: async ({ canvas }) => {
    const sort = within(canvas.getByRole('group', { name: 'Sortierung' }));
    await expect(sort.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Veröffentlichungsdatum, absteigend',
      'Titel',
      'Bewerbungen',
      'Aufrufe',
    ]);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'hybrid');
    await expect(canvas.getByRole('heading', { name: 'Keine Stellenanzeigen gefunden.' })).toBeVisible();
  },
};

export const SeiteVarianteA: Story = {
  parameters: { spec: ['JM07'] },
  args: { preset: 'a', state: defaultJobListState('a') },
  play: async ({ canvas }) => {
    const sort = within(canvas.getByRole('group', { name: 'Sortierung' }));
    await expect(sort.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Erstellungsdatum, absteigend', 'Titel']);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'hybrid');
    await expect(titles(canvas)).toHaveLength(overviewJobs.filter(({ workingModel }) => workingModel === 'Hybrid').length);
  },
};

export const Löschen: Story = {
  play: async ({ args, canvas }) => {
    const [first] = overviewJobs.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Weitere Aktionen/ })[0] ?? canvas.getByRole('main'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stellenanzeige löschen?' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await expect(args.onDelete).toHaveBeenCalledWith(first);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const OhneTreffer: Story = {
  parameters: { spec: ['JM11'] },
  args: { state: { ...defaultJobListState('dashboard'), search: 'Astronaut' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Stellenanzeigen gefunden.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(titles(canvas)).toHaveLength(overviewJobs.length);
  },
};

export const Leer: Story = {
  parameters: { spec: ['JM11'] },
  args: { jobs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Stellenanzeigen gefunden.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Stellenanzeige erstellen' })[1]).toHaveAttribute('href', '/company/1/jobs/create');
  },
};

export const Lädt: Story = { args: { jobs: undefined } };

export const Fehler: Story = {
  args: { jobs: undefined, failed: true },
  play: async ({ args, canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByRole('heading', { name: 'Fehler beim Laden der Stellenanzeigen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const AlsMitglied: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Bearbeiten/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Weitere Aktionen/ })).toBeNull();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
