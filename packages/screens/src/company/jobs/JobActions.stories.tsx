import type { CompanyJob } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { useStoryState, ready } from '../../testing/story-values';
import { overviewJobs } from '../overview/story-data';
import { StoryPage } from '../shared/story-page';
import { JobListScreen } from './JobListScreen';
import { listArgs } from './story-data';
import { useJobActions, type JobListCalls } from './use-job-actions';

const active = overviewJobs.find((job) => job.active);
const inactive = overviewJobs.find((job) => !job.active);
if (active === undefined || inactive === undefined) throw new Error('Die Stellenanzeigen fehlen in den Beispieldaten.');

interface PageProps {
  calls: Omit<JobListCalls, 'change'>;
  copy: (text: string) => Promise<void>;
  onDesign: (job: CompanyJob) => void;
  onDuplicate: (job: CompanyJob) => void;
}

/** The list with its menu actions; the route implements the calls. */
function Page({ calls, copy, ...opens }: PageProps) {
  const [jobs, setJobs] = useState<readonly CompanyJob[]>(overviewJobs);
  const [state, change] = useStoryState(listArgs.state);
  const actions = useJobActions({ calls: { ...calls, change: setJobs }, copy, ...opens, origin: 'https://stellwerk.example' });
  return <JobListScreen {...listArgs} actions={actions} jobs={ready(jobs)} state={state} onChange={change} />;
}

const arrives = () => Promise.resolve();
const calls = { setActive: fn(arrives), remove: fn(arrives), reload: fn(arrives) };

const meta = {
  title: 'Unternehmen/Stellenanzeigen verwalten',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: { calls, copy: fn(arrives), onDesign: fn(), onDuplicate: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: Canvas, job: CompanyJob, entry: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Weitere Aktionen zu ${job.title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};
const findToast = (canvas: Canvas, text: string) => within(canvas.getByRole('region', { name: 'Meldungen' })).findByText(text);
const rowOf = (canvas: Canvas, job: CompanyJob) => {
  const row = canvas.getByRole('heading', { name: job.title }).closest('li');
  if (row === null) throw new Error('Die Zeile fehlt.');
  return within(row);
};
const remove = async (canvas: Canvas) => {
  await choose(canvas, active, 'Löschen');
  const question = within(await screen.findByRole('alertdialog', { name: 'Stellenanzeige löschen?' }));
  await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

export const Deaktivieren: Story = {
  parameters: { spec: ['JM14', 'JM16'] },
  play: async ({ args, canvas }) => {
    await choose(canvas, active, 'Deaktivieren');
    await expect(await findToast(canvas, 'Stellenanzeige wurde deaktiviert')).toBeVisible();
    await expect(args.calls.setActive).toHaveBeenCalledWith(active.id, false);
    await expect(rowOf(canvas, active).getByText('Inaktiv')).toBeVisible();
    await expect(args.calls.reload).toHaveBeenCalledOnce();
  },
};

export const Aktivieren: Story = {
  parameters: { spec: ['JM14', 'JM15'] },
  play: async ({ args, canvas }) => {
    await choose(canvas, inactive, 'Aktivieren');
    await expect(await findToast(canvas, 'Stellenanzeige wurde aktiviert')).toBeVisible();
    await expect(args.calls.setActive).toHaveBeenCalledWith(inactive.id, true);
    await expect(rowOf(canvas, inactive).getByText('Aktiv')).toBeVisible();
  },
};

export const ÄndernScheitert: Story = {
  parameters: { spec: ['JM19'] },
  args: { calls: { ...calls, setActive: fn(() => Promise.reject(new Error('500'))) } },
  play: async ({ args, canvas }) => {
    await choose(canvas, active, 'Deaktivieren');
    await expect(await findToast(canvas, 'Fehler beim Ändern des Job-Status')).toBeVisible();
    await expect(rowOf(canvas, active).getByText('Aktiv')).toBeVisible();
    await expect(args.calls.reload).not.toHaveBeenCalled();
  },
};

export const NeuLadenScheitert: Story = {
  name: 'Neu laden scheitert',
  parameters: { spec: ['JM18'] },
  args: { calls: { ...calls, reload: fn(() => Promise.reject(new Error('500'))) } },
  play: async ({ canvas }) => {
    await choose(canvas, active, 'Deaktivieren');
    await expect(await findToast(canvas, 'Fehler beim Aktualisieren der Jobs')).toBeVisible();
  },
};

export const Löschen: Story = {
  parameters: { spec: ['JM17', 'JM23'] },
  play: async ({ args, canvas }) => {
    await remove(canvas);
    await expect(await findToast(canvas, 'Stellenanzeige wurde erfolgreich gelöscht')).toBeVisible();
    await expect(args.calls.remove).toHaveBeenCalledWith(active.id);
    await expect(canvas.queryByRole('heading', { name: active.title })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: `${overviewJobs.length - 1} Stellenanzeigen` })).toHaveFocus(),
    );
  },
};

export const LöschenScheitert: Story = {
  parameters: { spec: ['JM20'] },
  args: { calls: { ...calls, remove: fn(() => Promise.reject(new Error('Bitte versuchen Sie es später erneut.'))) } },
  play: async ({ canvas }) => {
    await remove(canvas);
    await expect(await findToast(canvas, 'Fehler beim Löschen: Bitte versuchen Sie es später erneut.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: active.title })).toBeVisible();
  },
};

export const Kopieren: Story = {
  parameters: { spec: ['JM21', 'JM22', 'RF18', 'EN56'] },
  play: async ({ args, canvas }) => {
    await choose(canvas, active, 'Link kopieren');
    await expect(await findToast(canvas, 'Link wurde in die Zwischenablage kopiert')).toBeVisible();
    await expect(args.copy).toHaveBeenLastCalledWith(`https://stellwerk.example/jobs/${active.id}`);
    await choose(canvas, active, 'Einbettungscode kopieren');
    await expect(await findToast(canvas, 'Einbettungscode wurde in die Zwischenablage kopiert')).toBeVisible();
    await expect(args.copy).toHaveBeenLastCalledWith(
      expect.stringContaining(`<iframe src="https://stellwerk.example/jobs/${active.id}?embed=1"`),
    );
    await choose(canvas, active, 'Design ändern');
    await expect(args.onDesign).toHaveBeenCalledWith(active);
    await choose(canvas, active, 'Duplizieren');
    await expect(args.onDuplicate).toHaveBeenCalledWith(active);
  },
};

export const KopierenScheitert: Story = {
  parameters: { spec: ['JM21', 'JM22'] },
  args: { copy: fn(() => Promise.reject(new Error('denied'))) },
  play: async ({ canvas }) => {
    await choose(canvas, active, 'Link kopieren');
    await expect(await findToast(canvas, 'Der Link konnte nicht kopiert werden.')).toBeVisible();
    await choose(canvas, active, 'Einbettungscode kopieren');
    await expect(await findToast(canvas, 'Der Einbettungscode konnte nicht generiert werden.')).toBeVisible();
  },
};

export const Menü: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Weitere Aktionen zu ${active.title}` }));
    await expect(await screen.findByRole('menuitem', { name: 'Löschen' })).toBeVisible();
  },
};
export const MenüTelefon: Story = { ...Menü, name: 'Menü, Telefon dunkel', globals: { viewport: { value: 'mobile1' }, theme: 'dark' } };
