import { jobFormValues } from '@stellwerk/forms/job-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyNow } from '../overview/story-data';
import { StoryPage } from '../shared/StoryPage';
import { JobEditorScreen } from './JobEditorScreen';
import type { UploadAnswer } from './save-job';
import { knownData, newData, storyDrafts } from './story-data';

const left = {
  savedAt: storyNow.getTime() - 3_600_000,
  values: { ...jobFormValues('create', knownData.job?.values), title: 'Leitung Schadenregulierung' },
};

const meta = {
  title: 'Unternehmen/Entwurf einer Stellenanzeige',
  component: JobEditorScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    companyId: '1',
    jobId: undefined,
    state: { kind: 'ready', data: newData },
    listHref: '/company/1/dashboard?tab=jobs',
    services: {
      create: fn(() => Promise.resolve('141')),
      update: fn(() => Promise.resolve()),
      upload: fn((): Promise<UploadAnswer> => Promise.resolve({ kind: 'stored' })),
    },
    onSaved: fn(),
    onCancel: fn(),
    now: storyNow,
    wait: () => Promise.resolve(),
    drafts: storyDrafts(left),
  },
} satisfies Meta<typeof JobEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const patient = { timeout: 5000 };
/** The form has drawn its editors. */
const ready = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Stellenbeschreibung' }, patient);
const offer = (canvas: Canvas) => canvas.findByText('Vom 20.11.2026, 09:00 Uhr liegt ein Entwurf vor, der nicht gespeichert wurde.');

export const Angeboten: Story = {
  play: async ({ args, canvas }) => {
    await ready(canvas);
    await expect(await offer(canvas)).toBeVisible();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('');
    await expect(args.drafts.drop).not.toHaveBeenCalled();
  },
};

export const Übernommen: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    await offer(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entwurf übernehmen' }));
    await ready(canvas);
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('Leitung Schadenregulierung');
    await expect(canvas.getByRole('textbox', { name: 'Stellenbeschreibung' })).not.toHaveTextContent(/^$/);
    await expect(canvas.queryByRole('button', { name: 'Entwurf übernehmen' })).toBeNull();
  },
};

export const Verworfen: Story = {
  play: async ({ args, canvas }) => {
    await ready(canvas);
    await offer(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entwurf verwerfen' }));
    await expect(args.drafts.drop).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Entwurf verwerfen' })).toBeNull();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('');
  },
};

/** What is typed is kept; leaving asks, and whoever gives it up gives up the draft, too. */
export const Verlassen: Story = {
  args: { drafts: storyDrafts() },
  play: async ({ args, canvas }) => {
    await ready(canvas);
    await userEvent.type(canvas.getByLabelText('Stellentitel'), 'Aktuarin');
    await waitFor(() => expect(args.drafts.keep).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Aktuarin' })), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.drafts.drop).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await expect(args.drafts.drop).toHaveBeenCalledOnce();
  },
};

/** A draft that became a posting is forgotten. */
export const Gespeichert: Story = {
  args: { drafts: storyDrafts(), jobId: '101', state: { kind: 'ready', data: knownData } },
  play: async ({ args, canvas }) => {
    await ready(canvas);
    await userEvent.type(canvas.getByLabelText('Stellentitel'), ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Stellenanzeige aktualisieren' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('101'));
    await expect(args.drafts.drop).toHaveBeenCalledOnce();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
