import { companyStatusLabels, formatDate } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage } from '../shared/StoryPage';
import { storyViews } from '../applications/story-views';
import { overviewApplications, storyNow } from '../overview/story-data';
import { CardsScreen } from './CardsScreen';
import { DEFAULT_CARDS } from './list';

const meta = {
  title: 'Unternehmen/Bewerbungen als Karten',
  component: CardsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    applications: overviewApplications,
    state: DEFAULT_CARDS,
    views: storyViews('cards'),
    failed: false,
    refreshing: false,
    now: storyNow,
    onChange: fn(),
    onRefresh: fn(),
    onStatus: fn(),
    onRate: fn(),
    onSaveNotes: fn(() => Promise.resolve()),
    onOpenDocument: fn(),
  },
  render: function Page(args) {
    const [state, setState] = useState(args.state);
    return <CardsScreen {...args} state={state} onChange={setState} />;
  },
} satisfies Meta<typeof CardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const newest = overviewApplications.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
const [found] = newest;
if (found === undefined) throw new Error('Die Bewerbungen fehlen in den Beispieldaten.');
const cards = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Bewerbungen' })).getAllByRole('listitem');

export const Voll: Story = {
  parameters: { spec: ['CA18', 'CA20', 'CA81'] },
  play: async ({ args, canvas }) => {
    const [first] = newest;
    if (first === undefined) throw new Error('Die Bewerbungen fehlen in den Beispieldaten.');
    await expect(cards(canvas)).toHaveLength(10);
    const card = within(cards(canvas)[0] ?? document.body);
    for (const text of [first.name, first.job.title, companyStatusLabels[first.status], formatDate(first.createdAt)])
      await expect(card.getByText(text)).toBeVisible();
    await userEvent.click(card.getByText(first.name));
    const status = within(card.getByRole('group', { name: 'Status der Bewerbung' }));
    await expect(status.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(Object.values(companyStatusLabels));
    await userEvent.click(status.getByRole('button', { name: 'Interview geplant' }));
    await expect(args.onStatus).toHaveBeenCalledWith(first, 'INTERVIEW_SCHEDULED');
    await userEvent.click(card.getByRole('radio', { name: /4/ }));
    await expect(args.onRate).toHaveBeenCalledWith(first, 4);

    await userEvent.click(within(canvas.getByRole('group', { name: 'Sortierung' })).getByRole('button', { name: /^Datum/ }));
    await expect(within(cards(canvas)[0] ?? document.body).getByText(newest.at(-1)?.name ?? '')).toBeVisible();
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
    const today = newest.filter(({ createdAt }) => formatDate(createdAt) === '20.11.2026');
    await expect(await canvas.findByText(`${today.length} Bewerbungen`)).toBeVisible();
    await expect(cards(canvas)).toHaveLength(today.length);
  },
};

export const OhneTreffer: Story = {
  args: { state: { ...DEFAULT_CARDS, search: 'Niemand' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Bewerbungen gefunden.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(cards(canvas)).toHaveLength(10);
  },
};

export const StatusScheitert: Story = {
  parameters: { spec: ['CA43'] },
  args: { onStatus: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ canvas }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    const card = within(cards(canvas)[0] ?? document.body);
    await userEvent.click(card.getByText(newest[0]?.name ?? ''));
    const status = within(card.getByRole('group', { name: 'Status der Bewerbung' }));
    await userEvent.click(status.getByRole('button', { name: 'Angebot gemacht' }));
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('was not set'), expect.any(Error)));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(within(canvas.getByRole('region', { name: 'Meldungen' })).queryByRole('button')).toBeNull();
    await expect(status.getByRole('button', { name: 'Angebot gemacht' })).toHaveAttribute('aria-pressed', 'false');
    log.mockRestore();
  },
};

export const EineBewerbung: Story = { args: { applications: newest.slice(0, 1) } };

export const VieleBewerbungen: Story = {
  args: {
    applications: Array.from({ length: 300 }, (_, index) => ({ ...(newest[index % newest.length] ?? found), id: String(index) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 bis 10 von 300')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  args: {
    applications: [
      {
        ...found,
        name: 'Maximilian-Alexander von Hohenfels-Schreckenstein',
        job: { ...found.job, title: 'Fachreferent:in für Rechtsschutzversicherungsgesellschaften' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Maximilian-Alexander von Hohenfels-Schreckenstein'));
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Leer: Story = { args: { applications: [] } };

export const Lädt: Story = { args: { applications: undefined } };

export const Fehler: Story = {
  args: { applications: undefined, failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Bewerbungen');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
