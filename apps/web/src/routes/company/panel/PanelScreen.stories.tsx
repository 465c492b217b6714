import { companyStatusLabels, formatDate } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardActions, manyApplications, refuses, storyApplication, storyApplications, storyJobs } from '../applications/story-data';
import { useStoryList } from '../applications/use-story-list';
import { StoryPage } from '../shared/StoryPage';
import type { PanelState } from './list';
import { PanelScreen } from './PanelScreen';

const plain: PanelState = { search: '', filter: 'all', jobId: '' };

const meta = {
  title: 'Unternehmen/Bewerbungen einer Stelle',
  component: PanelScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    applications: storyApplications,
    jobs: storyJobs,
    state: plain,
    failed: false,
    refreshing: false,
    onChange: fn(),
    onRefresh: fn(),
    ...cardActions(),
  },
  render: function Page(args) {
    const [state, setState] = useState(args.state);
    return <PanelScreen {...useStoryList(args)} state={state} onChange={setState} />;
  },
} satisfies Meta<typeof PanelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cards = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Bewerbungen' })).getAllByRole('listitem');

export const Voll: Story = {
  parameters: { spec: ['CA28', 'CA29', 'CA32'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bewerbungen' })).toBeVisible();
    const filters = within(canvas.getByRole('group', { name: 'Bewerbungen filtern' })).getAllByRole('button');
    const count = (status: string) => storyApplications.filter((application) => application.status === status).length;
    await expect(filters.map(({ textContent }) => textContent)).toEqual([
      `Alle${storyApplications.length}`,
      `Neu${count('SUBMITTED')}`,
      `Kontaktiert${count('IN_REVIEW')}`,
      `Interview${count('INTERVIEW_SCHEDULED')}`,
    ]);
    const card = within(canvas.getByText(storyApplication.name).closest('li') ?? canvas.getByRole('main'));
    for (const text of [storyApplication.job.title, companyStatusLabels[storyApplication.status], formatDate(storyApplication.createdAt)])
      await expect(card.getByText(text)).toBeVisible();
  },
};

export const Filtern: Story = {
  parameters: { spec: ['CA29', 'CA31'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kontaktiert/ }));
    await expect(cards(canvas)).toHaveLength(storyApplications.filter(({ status }) => status === 'IN_REVIEW').length);
    await userEvent.click(canvas.getByRole('button', { name: /^Alle/ }));
    await userEvent.type(canvas.getByPlaceholderText('Suchen...'), 'AMELIE');
    await expect(cards(canvas)).toHaveLength(1);
  },
};

/** A press opens the card, another one closes it. */
export const AufUndZu: Story = {
  name: 'Auf und zu',
  parameters: { spec: ['CA32'] },
  args: { applications: [storyApplication] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(storyApplication.name));
    const status = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await userEvent.click(status.getByRole('button', { name: 'Kontaktiert' }));
    await expect(args.onStatus).toHaveBeenCalledWith(expect.objectContaining({ id: storyApplication.id }), 'contacted');
    await userEvent.click(canvas.getByText(storyApplication.name));
    await expect(canvas.queryByRole('group', { name: 'Status der Bewerbung' })).toBeNull();
  },
};

export const EineStelle: Story = {
  parameters: { spec: ['CA30'] },
  args: { state: { ...plain, jobId: storyJobs[0]?.id ?? '' } },
  play: async ({ canvas }) => {
    const job = storyJobs[0];
    await expect(cards(canvas)).toHaveLength(storyApplications.filter((application) => application.job.id === job?.id).length);
    await userEvent.click(canvas.getByRole('combobox', { name: /^Stellenanzeige/ }));
    const options = await screen.findAllByRole('option');
    await expect(options[0]).toHaveTextContent('Alle Stellenanzeigen');
    await userEvent.click(options[0] ?? canvas.getByRole('main'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(cards(canvas)).toHaveLength(storyApplications.length);
  },
};

export const OhneStellen: Story = {
  parameters: { spec: ['CA30'] },
  args: { jobs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const StatusScheitert: Story = {
  parameters: { spec: ['CA42'] },
  args: { applications: [storyApplication], onStatus: refuses() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(storyApplication.name));
    const status = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await userEvent.click(status.getByRole('button', { name: 'Angebot' }));
    await expect(
      await within(canvas.getByRole('region', { name: 'Meldungen' })).findByText('Fehler beim Aktualisieren des Status'),
    ).toBeVisible();
    await expect(status.getByRole('button', { name: 'Angebot' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Leer: Story = {
  args: { applications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sobald sich jemand bewirbt, steht die Bewerbung hier.')).toBeVisible();
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

export const EineBewerbung: Story = { args: { applications: [storyApplication] } };

export const Dreihundert: Story = {
  args: { applications: manyApplications(300) },
  play: async ({ canvas }) => {
    await expect(cards(canvas)).toHaveLength(300);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
