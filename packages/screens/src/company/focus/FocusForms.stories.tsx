import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reload } from '../../testing/story-values';
import type { FocusScreen } from './FocusScreen';
import type { FocusCalls } from './calls';
import { focusCalls, focusStory, pageCalled, storyFocusPages } from './story-page';

const fails = (status: number) => fn(() => Promise.reject(new ApiError('http', '', { status })));
const [first] = storyFocusPages;
if (first === undefined) throw new Error('Die Fokusseiten fehlen in den Beispieldaten.');

const meta = { ...focusStory, title: 'Unternehmen/Fokusseiten schreiben und löschen' } satisfies Meta<typeof FocusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Erstellen: Story = {
  args: { dialog: { kind: 'create' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Fokusseite erstellen' })).toBeVisible();
  },
};

export const Bearbeiten: Story = {
  args: { dialog: { kind: 'edit', page: first } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Fokusseite bearbeiten' }));
    await expect(dialog.getByLabelText('Titel')).toHaveValue(first.title);
  },
};

export const Löschen: Story = {
  args: { dialog: { kind: 'delete', page: first } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Fokusseite löschen?' })).toBeVisible();
  },
};

export const AblaufErstellen: Story = {
  name: 'Ablauf: Erstellen',
  parameters: { spec: ['CF02', 'CF10', 'CF11', 'CF16'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fokusseite erstellen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fokusseite erstellen' }));
    await expect(dialog.queryByLabelText('Status')).toBeNull();
    // The editor loads after the dialog and may render again once.
    await waitFor(() => expect(dialog.getByRole('toolbar', { name: 'Inhalt: Formatierung' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.calls.create).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Titel'), 'Außendienst');
    await userEvent.type(dialog.getByLabelText('Beschreibung'), 'Unterwegs im Emsland.');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.calls.create).toHaveBeenCalledWith({
      title: 'Außendienst',
      description: 'Unterwegs im Emsland.',
      content: '',
      status: 'draft',
      industry: '',
      website: '',
      slogan: '',
      featured: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Fokusseite wurde erstellt')).toBeVisible();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
};

export const AblaufBearbeiten: Story = {
  name: 'Ablauf: Bearbeiten',
  parameters: { spec: ['CF02', 'CF07'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten: Ausbildung und duales Studium' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fokusseite bearbeiten' }));
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Archiviert');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    const page = pageCalled('Ausbildung und duales Studium');
    const { title, description, content, website, slogan, featured } = page;
    const kept = { title, description, content, website, slogan, featured, industry: page.industry?.id ?? '' };
    await expect(args.calls.update).toHaveBeenCalledWith(page, { ...kept, status: 'archived' }, page.version);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Fokusseite wurde aktualisiert')).toBeVisible();
  },
};

export const ErstellenScheitert: Story = {
  parameters: { spec: ['CF16'] },
  args: { dialog: { kind: 'create' }, calls: focusCalls({ create: fails(500) }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Titel'), 'Außendienst');
    await userEvent.type(dialog.getByLabelText('Beschreibung'), 'Unterwegs im Emsland.');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByText('Fehler beim Erstellen der Fokusseite')).toBeVisible();
    await expect(dialog.getByLabelText('Titel')).toHaveValue('Außendienst');
  },
};

export const SpeichernScheitert: Story = {
  parameters: { spec: ['CF16'] },
  args: { dialog: { kind: 'edit', page: first }, calls: focusCalls({ update: fails(500) }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByText('Fehler beim Aktualisieren der Fokusseite')).toBeVisible();
  },
};

/**
 * Another person has saved first: both versions are kept, and the person who saves last decides
 * (decision 0041).
 */
export const InzwischenGeändert: Story = {
  name: 'Inzwischen geändert',
  args: {
    dialog: { kind: 'edit', page: first },
    calls: focusCalls({
      update: fn<FocusCalls['update']>((page, _values, seen) => {
        const current = { ...page, version: 7, title: 'Ausbildung in Bremen', slogan: 'Anfangen, wo etwas anfängt.' };
        return seen === page.version ? Promise.reject(new ApiError('http', '', { status: 409, body: { current } })) : Promise.resolve();
      }),
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByLabelText('Titel');
    await userEvent.type(title, '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByText(/^Diese Fokusseite wurde inzwischen von jemand anderem geändert\./)).toBeVisible();
    const list = within(dialog.getByRole('list', { name: 'Angaben in zwei Fassungen' }));
    await expect(list.getByText('Ausbildung in Bremen')).toBeVisible();
    await expect(list.getByText(`${first.title}!`)).toBeVisible();
    await expect(title).toHaveValue(`${first.title}!`);
    // Only the other person has changed the slogan.
    await expect(dialog.getByText(/sie stehen jetzt im Formular: Slogan\.$/)).toBeVisible();
    await expect(dialog.getByLabelText('Slogan (optional)')).toHaveValue('Anfangen, wo etwas anfängt.');
    await expect(args.calls.update).toHaveBeenCalledOnce();
  },
};

export const ZweiFassungenEntschieden: Story = {
  name: 'Inzwischen geändert, und entschieden',
  args: InzwischenGeändert.args,
  play: async (context) => {
    await InzwischenGeändert.play?.(context);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Titel: gespeicherte Fassung übernehmen' }));
    await expect(dialog.getByLabelText('Titel')).toHaveValue('Ausbildung in Bremen');
    await expect(dialog.queryByRole('list', { name: 'Angaben in zwei Fassungen' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    const decided = expect.objectContaining({ title: 'Ausbildung in Bremen', slogan: 'Anfangen, wo etwas anfängt.' });
    await waitFor(() => expect(context.args.calls.update).toHaveBeenLastCalledWith(first, decided, 7));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const UngespeichertVerlassen: Story = {
  name: 'Ungespeichert verlassen',
  args: { dialog: { kind: 'create' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Titel'), 'Außendienst');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getAllByRole('button')[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByLabelText('Titel')).toHaveValue('Außendienst');
  },
};

export const TitelbildScheitert: Story = {
  parameters: { spec: ['CF16'] },
  args: { dialog: { kind: 'edit', page: first }, calls: focusCalls({ uploadCover: fails(500) }) },
  play: async ({ args, canvas }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['x'], 'titel.png', { type: 'image/png' });
    await userEvent.upload(dialog.getByLabelText(/^Titelbild/), file);
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.calls.uploadCover).toHaveBeenCalledWith(first.id, file);
    await expect(canvas.getByText('Fehler beim Hochladen des Titelbilds')).toBeVisible();
  },
};

export const AblaufLöschen: Story = {
  name: 'Ablauf: Löschen',
  parameters: { spec: ['CF08', 'CF16'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen: Sturmsaison 2025' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Fokusseite löschen?' }));
    await expect(args.calls.remove).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await expect(args.calls.remove).toHaveBeenCalledWith(pageCalled('Sturmsaison 2025'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Fokusseite wurde gelöscht')).toBeVisible();
  },
};

export const LöschenScheitert: Story = {
  parameters: { spec: ['CF16'] },
  args: { dialog: { kind: 'delete', page: first }, calls: focusCalls({ remove: fails(500) }) },
  play: async ({ canvas }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Fehler beim Löschen der Fokusseite')).toBeVisible();
  },
};
