import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage } from '../shared/StoryPage';
import { overviewApplications, overviewJobs } from '../overview/story-data';
import type { PanelState } from './list';
import { PanelScreen } from './PanelScreen';

const plain: PanelState = { search: '', filter: 'all', jobId: '' };

const meta = {
  title: 'Unternehmen/Bewerbungen einer Stelle',
  component: PanelScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    applications: overviewApplications,
    jobs: overviewJobs,
    state: plain,
    failed: false,
    refreshing: false,
    onChange: fn(),
    onRefresh: fn(),
    onStatus: fn(),
    onRate: fn(),
    onSaveNotes: fn(() => Promise.resolve()),
    onOpenDocument: fn(),
  },
  render: function Page(args) {
    const [state, setState] = useState(args.state);
    return <PanelScreen {...args} state={state} onChange={setState} />;
  },
} satisfies Meta<typeof PanelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cards = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Bewerbungen' })).getAllByRole('listitem');

export const Voll: Story = {
  parameters: { spec: ['CA28', 'CA29', 'CA31', 'CA32'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bewerbungen' })).toBeVisible();
    const filters = within(canvas.getByRole('group', { name: 'Bewerbungen filtern' })).getAllByRole('button');
    const count = (status: string) => overviewApplications.filter((application) => application.status === status).length;
    await expect(filters.map(({ textContent }) => textContent)).toEqual([
      `Alle${overviewApplications.length}`,
      `Neu${count('SUBMITTED')}`,
      `Kontaktiert${count('IN_REVIEW')}`,
      `Interview${count('INTERVIEW_SCHEDULED')}`,
    ]);
    await userEvent.click(filters[2] ?? canvas.getByRole('main'));
    await expect(cards(canvas)).toHaveLength(count('IN_REVIEW'));
    await userEvent.click(filters[0] ?? canvas.getByRole('main'));
    await userEvent.type(canvas.getByPlaceholderText('Suchen...'), 'AMELIE');
    await expect(cards(canvas)).toHaveLength(1);
    await userEvent.click(canvas.getByText('Amelie Thorwald'));
    const status = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await userEvent.click(status.getByRole('button', { name: 'Kontaktiert' }));
    await expect(args.onStatus).toHaveBeenCalledWith(expect.objectContaining({ name: 'Amelie Thorwald' }), 'contacted');
    await userEvent.click(canvas.getByText('Amelie Thorwald'));
    await expect(canvas.queryByRole('group', { name: 'Status der Bewerbung' })).toBeNull();
  },
};

export const EineStelle: Story = {
  parameters: { spec: ['CA30'] },
  args: { state: { ...plain, jobId: overviewJobs[0]?.id ?? '' } },
  play: async ({ canvas }) => {
    const job = overviewJobs[0];
    await expect(cards(canvas)).toHaveLength(overviewApplications.filter((application) => application.job.id === job?.id).length);
    await userEvent.click(canvas.getByRole('combobox', { name: /^Stellenanzeige/ }));
    const options = await screen.findAllByRole('option');
    await expect(options[0]).toHaveTextContent('Alle Stellenanzeigen');
    await userEvent.click(options[0] ?? canvas.getByRole('main'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(cards(canvas)).toHaveLength(overviewApplications.length);
  },
};

export const OhneStellen: Story = {
  parameters: { spec: ['CA30'] },
  args: { jobs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const OhneTreffer: Story = {
  parameters: { spec: ['CA34'] },
  args: { state: { ...plain, search: 'Niemand' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Bewerbungen gefunden.' })).toBeVisible();
  },
};

export const Lädt: Story = {
  parameters: { spec: ['CA35'] },
  args: { applications: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  parameters: { spec: ['CA35'] },
  args: { applications: undefined, failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Bewerbungen');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte versuchen Sie es später erneut.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

const [first] = overviewApplications;
if (first === undefined) throw new Error('Die Bewerbungen fehlen in den Beispieldaten.');

export const EineBewerbung: Story = { args: { applications: [first] } };

export const VieleBewerbungen: Story = {
  args: {
    applications: Array.from({ length: 100 }, (_, index) => ({
      ...(overviewApplications[index % overviewApplications.length] ?? first),
      id: String(index),
    })),
  },
  play: async ({ canvas }) => {
    await expect(cards(canvas)).toHaveLength(100);
  },
};

export const LangeWörter: Story = {
  args: {
    applications: [
      {
        ...first,
        name: 'Maximilian-Alexander von Hohenfels-Schreckenstein',
        job: { ...first.job, title: 'Fachreferent:in für Rechtsschutzversicherungsgesellschaften' },
      },
    ],
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
