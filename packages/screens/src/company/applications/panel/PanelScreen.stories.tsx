import { panelStatusLabels, formatDate } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import { given } from '@stellwerk/testing/given';
import { blindApplication, storyCalls, manyApplications, refuses, storyApplication, storyApplications, storyJobs } from '../story-data';
import { nothingYet, notLoaded, stillLoading } from '../story-states';
import { everything, useStoryPage } from '../story-list';
import { ready } from '../../../testing/story-values';
import { StoryPage } from '../../shared/story-page';
import { panelQuery, type PanelState } from './list';
import { PanelScreen } from './PanelScreen';

const plain: PanelState = { search: '', filter: 'all', jobId: '', page: 1 };

const meta = {
  title: 'Unternehmen/Bewerbungen einer Stelle',
  component: PanelScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    applications: ready(everything(storyApplications)),
    jobs: storyJobs,
    state: plain,
    onChange: fn(),
    calls: storyCalls(),
  },
  render: function Page(args) {
    return <PanelScreen {...args} {...useStoryPage(args, panelQuery)} />;
  },
} satisfies Meta<typeof PanelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    const card = within(given(canvas.getByText(storyApplication.name).closest('li')));
    for (const text of [storyApplication.job.title, panelStatusLabels[storyApplication.status], formatDate(storyApplication.createdAt)])
      await expect(card.getByText(text)).toBeVisible();
  },
};

/** The person is hidden until the status is 'Kontaktiert' (decision 0079). */
export const AnonymeErstsichtung: Story = {
  name: 'Anonyme Erstsichtung',
  args: { applications: ready(everything([blindApplication])) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(`Bewerbung ${blindApplication.id}`));
    await expect(canvas.getByText(/^Anonyme Erstsichtung: Name, Bild und Kontakt sehen Sie/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Auf „Kontaktiert“ setzen' }));
    await expect(args.calls.setStatus).toHaveBeenCalledWith(expect.objectContaining({ id: blindApplication.id }), 'contacted');
  },
};

export const Filtern: Story = {
  parameters: { spec: ['CA29', 'CA31'] },
  play: async ({ canvas }) => {
    for (const [name, wanted] of [
      [/^Neu/, 'SUBMITTED'],
      [/^Kontaktiert/, 'IN_REVIEW'],
      [/^Interview/, 'INTERVIEW_SCHEDULED'],
      [/^Alle/, undefined],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const left = storyApplications.filter(({ status }) => wanted === undefined || status === wanted);
      await expect(cards(canvas)).toHaveLength(left.length);
    }
    const search = canvas.getByPlaceholderText('Suchen...');
    for (const text of [storyApplication.name.toUpperCase(), storyApplication.email.toUpperCase()]) {
      await retype(search, text);
      await waitFor(() => expect(cards(canvas)).toHaveLength(1));
      await expect(canvas.getByText(storyApplication.name)).toBeVisible();
    }
    await retype(search, storyApplication.job.title.toLowerCase());
    const same = storyApplications.filter(({ job }) => job.title === storyApplication.job.title);
    await waitFor(() => expect(cards(canvas)).toHaveLength(same.length));
  },
};

/** A click opens the card, another click closes it. */
export const AufUndZu: Story = {
  name: 'Auf und zu',
  parameters: { spec: ['CA32'] },
  args: { applications: ready(everything([storyApplication])) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(storyApplication.name));
    const status = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await userEvent.click(status.getByRole('button', { name: 'Kontaktiert' }));
    await expect(args.calls.setStatus).toHaveBeenCalledWith(expect.objectContaining({ id: storyApplication.id }), 'contacted');
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
    await userEvent.click(given(options[0]));
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
  args: { applications: ready(everything([storyApplication])), calls: storyCalls({ setStatus: refuses() }) },
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

export const Leer: Story = { ...nothingYet };

export const OhneTreffer: Story = {
  parameters: { spec: ['CA34'] },
  args: { state: { ...plain, search: 'Niemand' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Bewerbungen gefunden.' })).toBeVisible();
  },
};

export const Zurückgesetzt: Story = {
  name: 'Filter zurückgesetzt: der Fokus steht auf der Anzahl',
  args: OhneTreffer.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(canvas.getByRole('heading', { level: 2, name: `${storyApplications.length} Bewerbungen` })).toHaveFocus();
  },
};

export const Lädt: Story = { ...stillLoading, parameters: { spec: ['CA35'] } };

export const Fehler: Story = { ...notLoaded, parameters: { spec: ['CA35'] } };

export const EineBewerbung: Story = { args: { applications: ready(everything([storyApplication])) } };

export const Dreihundert: Story = {
  args: { applications: ready(everything(manyApplications(300))) },
  play: async ({ canvas }) => {
    await expect(cards(canvas)).toHaveLength(50);
    await expect(canvas.getByText('1 bis 50 von 300')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(await canvas.findByText('51 bis 100 von 300')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '300 Bewerbungen' })).toHaveFocus();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
