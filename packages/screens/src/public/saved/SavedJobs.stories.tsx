import { ApiError, goneJob, type SavedJob } from '@stellwerk/domain';
import { fixtureJobCards } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { StoryArea } from '../../account/story-area';
import { SavedJobsScreen, type SavedJobsScreenProps } from './SavedJobsScreen';

const open = (index: number): SavedJob => ({ ...given(fixtureJobCards[index]), availability: 'open' });
const first = open(0);
const gone: SavedJob = goneJob('4711', 'Meisterin oder Meister Fahrleitung (m/w/d)');
const closed: SavedJob = { ...open(1), availability: 'closed', closesAt: '2026-10-31T00:00:00.000Z' };
const jobs = [first, closed, gone, { ...open(2), closesAt: '2026-12-31T00:00:00.000Z' }];

const meta = {
  title: 'Konto/Gemerkte Stellen',
  component: SavedJobsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryArea tab="saved">{Story()}</StoryArea>],
  args: {
    saved: ready({ jobs, total: jobs.length, page: 1 }),
    onChange: fn<SavedJobsScreenProps['onChange']>(() => Promise.resolve()),
    hrefOf: (page) => `/dashboard?tab=saved&page=${page}`,
    onPage: fn(),
  },
} satisfies Meta<typeof SavedJobsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['O93'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '4 gemerkte Stellen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: first.title })).toHaveAttribute('href', `/jobs/${first.id}`);
    await expect(canvas.getByText('Bewerbungsfrist am 31.10.2026 abgelaufen')).toBeVisible();
    await expect(canvas.getByText(/Bewerbung bis 31\.12\.2026/)).toBeVisible();
    // It is no longer visible, so it has no link.
    await expect(canvas.getByText('Nicht mehr verfügbar')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: gone.title })).toBeNull();
  },
};

async function remove(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: `Entfernen: ${first.title}` }));
}

export const Entfernt: Story = {
  parameters: { spec: ['O93'] },
  play: async ({ args, canvas }) => {
    await remove(canvas);
    const undo = await canvas.findByRole('button', { name: `Rückgängig: ${first.title}` });
    await expect(args.onChange).toHaveBeenLastCalledWith(first, false);
    await expect(undo).toHaveFocus();
    await expect(canvas.getByText(`„${first.title}“ ist entfernt.`)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: first.title })).toBeNull();
  },
};

export const AblaufRückgängig: Story = {
  name: 'Ablauf: entfernt und zurückgeholt',
  play: async ({ args, canvas }) => {
    await remove(canvas);
    await canvas.findByRole('button', { name: `Rückgängig: ${first.title}` });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: first.title })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(first, true);
    await expect(canvas.getByRole('button', { name: `Entfernen: ${first.title}` })).toHaveFocus();
  },
};

export const NichtEntfernt: Story = {
  name: 'Nicht entfernt',
  args: {
    onChange: fn<SavedJobsScreenProps['onChange']>(() =>
      Promise.reject(new ApiError('offline', 'Keine Internetverbindung. Bitte überprüfen Sie Ihre Verbindung.')),
    ),
  },
  play: async ({ canvas }) => {
    await remove(canvas);
    await expect(await screen.findByText(/Die Stelle konnte nicht entfernt werden\. Keine Internetverbindung/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: first.title })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Entfernen: ${first.title}` })).toHaveFocus());
  },
};

export const Leer: Story = {
  args: { saved: ready({ jobs: [], total: 0, page: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Stelle gemerkt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stellenanzeigen ansehen' })).toHaveAttribute('href', '/jobs');
  },
};

export const MehrereSeiten: Story = {
  name: 'Mehrere Seiten',
  args: { saved: ready({ jobs, total: 45, page: 2 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Weiter' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

export const Lädt: Story = { args: { saved: loading() } };

export const Fehler: Story = {
  args: { saved: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ihre gemerkten Stellen konnten nicht geladen werden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

const long = 'Sachbearbeitung Rechtsschutzversicherungsgesellschaftsangelegenheiten (m/w/d)';
export const LangeWörter: Story = {
  name: 'Lange Wörter',
  args: { saved: ready({ jobs: [{ ...first, title: long }], total: 1, page: 1 }) },
  globals: { viewport: { value: 'mobile1' } },
};
export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
