import type { SubmitFailure } from '@stellwerk/forms/focus-page-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import type { FocusDialog } from './FocusDialogs';
import { FocusScreen } from './FocusScreen';
import { storyFocusPages, storyIndustries } from './story-data';

const arrives = (): Promise<SubmitFailure | null> => Promise.resolve(null);
const [first] = storyFocusPages;
if (first === undefined) throw new Error('Die Fokusseiten fehlen in den Beispieldaten.');
const pageCalled = (title: string) => storyFocusPages.find((page) => page.title === title);

const meta = {
  title: 'Unternehmen/Fokusseiten',
  component: FocusScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <main className="sw:mx-auto sw:max-w-page sw:px-4 sw:py-8 sw:md:px-6">{Story()}</main>
      </AppFrame>
    ),
  ],
  args: {
    pages: storyFocusPages,
    industries: storyIndustries,
    failed: false,
    refreshing: false,
    canEdit: true,
    dialog: undefined,
    onDialog: fn(),
    onCreate: fn(arrives),
    onUpdate: fn(arrives),
    onToggle: fn(),
    onDelete: fn(() => Promise.resolve()),
    onPreview: fn(),
    onRefresh: fn(),
  },
  render: function Page(args) {
    const [dialog, setDialog] = useState<FocusDialog | undefined>(args.dialog);
    return <FocusScreen {...args} dialog={dialog} onDialog={setDialog} />;
  },
} satisfies Meta<typeof FocusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['CF01', 'CF06'] },
  play: async ({ args, canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Fokusseiten' })).getAllByRole('article');
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(storyFocusPages.map(({ title }) => title));
    for (const word of ['Veröffentlicht', 'Entwurf', 'Archiviert']) await expect(canvas.getByText(word)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Zurückziehen.*Software bei Weserbund/ }));
    await expect(args.onToggle).toHaveBeenCalledWith(pageCalled('Software bei Weserbund'));
    await userEvent.click(canvas.getByRole('button', { name: 'Vorschau: Software bei Weserbund' }));
    await expect(args.onPreview).toHaveBeenCalledWith(pageCalled('Software bei Weserbund'));
  },
};

export const Erstellen: Story = {
  parameters: { spec: ['CF02', 'CF11'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fokusseite erstellen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fokusseite erstellen' }));
    await expect(dialog.queryByLabelText('Status')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Titel'), 'Außendienst');
    await userEvent.type(dialog.getByLabelText('Beschreibung'), 'Unterwegs im Emsland.');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Außendienst', status: 'draft', industry: '' }),
      null,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Bearbeiten: Story = {
  parameters: { spec: ['CF02', 'CF07'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten: Ausbildung und duales Studium' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fokusseite bearbeiten' }));
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Archiviert');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.onUpdate).toHaveBeenCalledWith(
      pageCalled('Ausbildung und duales Studium'),
      expect.objectContaining({ status: 'archived', title: 'Ausbildung und duales Studium' }),
      null,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SpeichernScheitert: Story = {
  args: {
    dialog: { kind: 'edit', page: first },
    onUpdate: fn((): Promise<SubmitFailure | null> => Promise.resolve({ summary: ['Fehler beim Aktualisieren der Fokusseite'] })),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByText('Fehler beim Aktualisieren der Fokusseite')).toBeVisible();
  },
};

export const Löschen: Story = {
  parameters: { spec: ['CF08'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen: Sturmsaison 2025' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Fokusseite löschen?' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await expect(args.onDelete).toHaveBeenCalledWith(pageCalled('Sturmsaison 2025'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const AlsMitglied: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(storyFocusPages.length);
  },
};

export const Leer: Story = {
  args: { pages: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fokusseite erstellen' }));
    await expect(await screen.findByRole('dialog', { name: 'Fokusseite erstellen' })).toBeVisible();
  },
};

export const Lädt: Story = { args: { pages: undefined } };

export const Fehler: Story = {
  args: { pages: undefined, failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Fokusseiten');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
