import { companyStatusLabels, formatDate } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import {
  storyCalls,
  manyApplications,
  newestApplication,
  newestApplications,
  refuses,
  storyApplication,
  storyApplications,
  storyViews,
} from '../story-data';
import { nothingYet, notLoaded, stillLoading } from '../story-states';
import { everything, STORY_MEMBER, useStoryPage } from '../story-list';
import { storyNow } from '../../overview/story-data';
import { ready } from '../../../testing/story-values';
import { StoryPage } from '../../shared/story-page';
import { CardsScreen } from './CardsScreen';
import { cardQuery, DEFAULT_CARDS } from './list';

const meta = {
  title: 'Unternehmen/Bewerbungen als Karten',
  component: CardsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    applications: ready(everything(storyApplications)),
    state: DEFAULT_CARDS,
    views: storyViews('cards'),
    now: storyNow,
    onChange: fn(),
    calls: storyCalls(),
  },
  render: function Page(args) {
    return <CardsScreen {...args} {...useStoryPage(args, cardQuery)} />;
  },
} satisfies Meta<typeof CardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Bewerbungen' })).getAllByRole('listitem');
const firstCard = (canvas: Canvas) => within(given(cards(canvas)[0]));

export const Voll: Story = {
  parameters: { spec: ['CA18', 'CA20'] },
  play: async ({ canvas }) => {
    await expect(cards(canvas)).toHaveLength(10);
    const { name, job, status, createdAt } = newestApplication;
    for (const text of [name, job.title, companyStatusLabels[status], formatDate(createdAt)])
      await expect(firstCard(canvas).getByText(text)).toBeVisible();
  },
};

/** A responsible member filters by own applications. */
export const MirZugewiesen: Story = {
  name: 'Mir zugewiesen',
  parameters: { spec: ['CA76'] },
  args: {
    applications: ready(
      everything(storyApplications.map((one, index) => ({ ...one, assignee: { id: index < 2 ? STORY_MEMBER : '9', name: 'Jemand' } }))),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mir zugewiesen' }));
    await expect(await canvas.findByText('2 Bewerbungen')).toBeVisible();
  },
};

export const Sortieren: Story = {
  parameters: { spec: ['CA18'] },
  play: async ({ canvas }) => {
    const sort = within(canvas.getByRole('group', { name: 'Sortierung' }));
    await expect(sort.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Datum absteigend', 'Name', 'Status']);
    await userEvent.click(sort.getByRole('button', { name: /^Datum/ }));
    await expect(firstCard(canvas).getByText(given(newestApplications.at(-1)).name)).toBeVisible();
    await userEvent.click(sort.getByRole('button', { name: 'Name' }));
    await expect(sort.getByRole('button', { name: /^Name.*aufsteigend$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Sortierung: Name aufsteigend').closest('[role="status"]')).not.toBeNull();
  },
};

export const Zeitraum: Story = {
  parameters: { spec: ['CA20', 'CA21'] },
  play: async ({ canvas }) => {
    await userEvent.click(
      within(canvas.getByRole('group', { name: /^Zeitraum/ }))
        .getAllByRole('button')
        .at(-1) ?? canvas.getByRole('main'),
    );
    const dialog = within(await screen.findByRole('dialog'));
    for (const preset of ['Heute', 'Letzte Woche', 'Dieser Monat', 'Letzte 30 Tage'])
      await expect(dialog.getByRole('button', { name: preset })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Heute' }));
    const today = newestApplications.filter(({ createdAt }) => formatDate(createdAt) === '20.11.2026');
    await expect(await canvas.findByText(`${today.length} Bewerbungen`)).toBeVisible();
    await expect(cards(canvas)).toHaveLength(today.length);
  },
};

/** Here a failed status change is only logged. */
export const StatusScheitert: Story = {
  parameters: { spec: ['CA43'] },
  args: { calls: storyCalls({ setStatus: refuses() }) },
  play: async ({ canvas }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(firstCard(canvas).getByText(newestApplication.name));
    const status = within(firstCard(canvas).getByRole('group', { name: 'Status der Bewerbung' }));
    await userEvent.click(status.getByRole('button', { name: 'Angebot gemacht' }));
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('was not set'), expect.any(Error)));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(within(canvas.getByRole('region', { name: 'Meldungen' })).queryByRole('button')).toBeNull());
    await expect(status.getByRole('button', { name: 'Angebot gemacht' })).toHaveAttribute('aria-pressed', 'false');
    log.mockRestore();
  },
};

export const OhneTreffer: Story = {
  args: { state: { ...DEFAULT_CARDS, search: 'Niemand' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Bewerbungen gefunden.' })).toBeVisible();
    await expect(canvas.getByText('0 Bewerbungen')).toBeVisible();
  },
};

export const FilterZurücksetzen: Story = {
  args: OhneTreffer.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(cards(canvas)).toHaveLength(10);
    await expect(canvas.getByRole('heading', { level: 2, name: `${storyApplications.length} Bewerbungen` })).toHaveFocus();
  },
};

export const EineBewerbung: Story = {
  args: { applications: ready(everything([storyApplication])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Bewerbung')).toBeVisible();
  },
};

export const Dreihundert: Story = {
  args: { applications: ready(everything(manyApplications(300))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 bis 10 von 300')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(await canvas.findByText('11 bis 20 von 300')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '300 Bewerbungen' })).toHaveFocus();
  },
};

export const Leer: Story = { ...nothingYet };

export const Lädt: Story = { ...stillLoading };

export const Fehler: Story = { ...notLoaded };

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
