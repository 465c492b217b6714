import { jobFormValues } from '@stellwerk/forms/job-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { ready } from '../../testing/story-values';
import { storyNow } from '../overview/story-data';
import { StoryPage } from '../shared/story-page';
import { JobEditorScreen } from './JobEditorScreen';
import { editorArgs, knownData, newData, storyDrafts } from './story-data';

const left = {
  savedAt: storyNow.getTime() - 3_600_000,
  values: { ...jobFormValues('create', knownData.job?.values), title: 'Leitung Schadenregulierung' },
  base: jobFormValues('create'),
};

const meta = {
  title: 'Unternehmen/Entwurf einer Stellenanzeige',
  component: JobEditorScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: editorArgs(newData, left),
} satisfies Meta<typeof JobEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form has rendered its editors. */
const formShown = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
const offer = (canvas: Canvas) => canvas.findByText('Vom 20.11.2026, 09:00 Uhr liegt ein Entwurf vor, der nicht gespeichert wurde.');

export const Angeboten: Story = {
  play: async ({ args, canvas }) => {
    await formShown(canvas);
    await expect(await offer(canvas)).toBeVisible();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('');
    await expect(args.drafts.discard).not.toHaveBeenCalled();
  },
};

export const Übernommen: Story = {
  play: async ({ canvas }) => {
    await formShown(canvas);
    await offer(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entwurf übernehmen' }));
    await formShown(canvas);
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('Leitung Schadenregulierung');
    await expect(canvas.getByRole('textbox', { name: 'Stellenbeschreibung' })).not.toHaveTextContent(/^$/);
    await expect(canvas.queryByRole('button', { name: 'Entwurf übernehmen' })).toBeNull();
    // It is not saved yet: leaving requires a confirmation.
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A video that was chosen before the login expired is restored with the text. */
export const MitVideo: Story = {
  name: 'Übernommen mit Video',
  args: { drafts: storyDrafts({ ...left, files: { file: new File(['x'], 'rundgang.mp4', { type: 'video/mp4' }), captions: null } }) },
  play: async ({ args, canvas }) => {
    await formShown(canvas);
    await offer(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entwurf übernehmen' }));
    await expect(await canvas.findByText(/rundgang\.mp4/)).toBeVisible();
    await formShown(canvas);
    await userEvent.type(canvas.getByLabelText('Stellentitel'), ' II');
    await waitFor(() =>
      expect(args.drafts.save).toHaveBeenLastCalledWith(
        expect.objectContaining({ files: { file: expect.objectContaining({ name: 'rundgang.mp4' }), captions: null } }),
      ),
    );
  },
};

export const Verworfen: Story = {
  play: async ({ args, canvas }) => {
    await formShown(canvas);
    await offer(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Entwurf verwerfen' }));
    await expect(args.drafts.discard).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Entwurf verwerfen' })).toBeNull();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('');
  },
};

/**
 * Input is stored as a draft; leaving requires a confirmation, and discarding the changes deletes
 * the draft, too.
 */
export const Verlassen: Story = {
  args: { drafts: storyDrafts() },
  play: async ({ args, canvas }) => {
    await formShown(canvas);
    await userEvent.type(canvas.getByLabelText('Stellentitel'), 'Aktuarin');
    await waitFor(() =>
      expect(args.drafts.save).toHaveBeenLastCalledWith(
        expect.objectContaining({ values: expect.objectContaining({ title: 'Aktuarin' }) }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.drafts.discard).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await expect(args.drafts.discard).toHaveBeenCalledOnce();
  },
};

/** A draft is deleted once its job is saved. */
export const Gespeichert: Story = {
  args: { drafts: storyDrafts(), jobId: '101', data: ready(knownData) },
  play: async ({ args, canvas }) => {
    await formShown(canvas);
    await userEvent.type(canvas.getByLabelText('Stellentitel'), ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Stellenanzeige aktualisieren' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('101'));
    await expect(args.drafts.discard).toHaveBeenCalledOnce();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { ...MitVideo, name: 'Im Dunkeln, mit Video', globals: { theme: 'dark' } };
