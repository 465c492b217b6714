import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { expectControls } from '@stellwerk/testing/fields';
import { guide } from '@stellwerk/testing/guidance';
import { namesOf } from '@stellwerk/domain';
import { FocusPageForm, type FocusPageFailure } from './FocusPageForm';
import { labels } from './messages.de';
import { emptyPage, type FocusPageValues } from './schema';

const meta = {
  title: 'Formulare/Fokusseite',
  component: FocusPageForm,
  parameters: guide({
    when: ['Im Fenster für eine Fokusseite: `create` als Entwurf, `edit` auch zum Archivieren. `renderRichText` setzt den Editor ein.'],
    whenNot: ['Zum schnellen Veröffentlichen: der Schalter der `FocusPageCard`.'],
    accessibility: [
      'Titel und Beschreibung sind Pflicht; Fehler stehen am Feld, der Fokus geht ins erste.',
      'Das Titelbild hat eine Vorschau im Verhältnis 1200 × 630; ein anderes Format wird genannt und nicht genommen.',
    ],
    keyboard: [
      ['Tab', 'Felder, Titelbild, Hervorgehoben, Speichern'],
      ['Leertaste', 'schaltet um, öffnet die Dateiauswahl'],
      ['Eingabe', 'sendet aus einzeiligen Feldern'],
    ],
  }),
  args: {
    mode: 'create',
    industries: [{ id: '9', name: 'Verkehr' }],
    onSubmit: fn(async (_values: FocusPageValues, _cover: File | null): Promise<FocusPageFailure | null> => null),
    onCancel: fn(),
  },
} satisfies Meta<typeof FocusPageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled: FocusPageValues = {
  title: 'Arbeiten an der Strecke',
  description: 'Was uns antreibt.',
  content: '',
  status: 'published',
  industry: '',
  website: '',
  slogan: '',
  featured: false,
};

export const Neu: Story = {
  parameters: { spec: ['CF11', 'CF12', 'MD06'] },
  play: async ({ canvas, canvasElement, args }) => {
    const { status: _onlyInEdit, ...fields } = emptyPage;
    await expectControls(
      canvas,
      namesOf(fields).map((name) => labels.fields[name]),
    );
    await expect(canvas.queryByLabelText('Status')).toBeNull();
    const cover = canvas.getByLabelText(/^Titelbild/);
    await expect(cover).toHaveAttribute('accept', 'image/*');
    await expect(cover).toHaveAccessibleDescription('Empfohlen: 1200 x 630 px');
    await expect(canvas.getByText('Noch kein Titelbild')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/placeholders/no-image.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie einen Titel ein.')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie eine Beschreibung ein.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Titel'), 'Arbeiten an der Strecke');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.queryByText('Bitte geben Sie einen Titel ein.')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Beschreibung'), 'Was uns antreibt.');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, status: 'draft' }, null));
  },
};

export const Archivieren: Story = {
  args: { mode: 'edit', defaultValues: filled },
  play: async ({ canvas, args }) => {
    for (const [label, status] of [
      ['Archiviert', 'archived'],
      ['Entwurf', 'draft'],
      ['Veröffentlicht', 'published'],
    ] as const) {
      await userEvent.selectOptions(canvas.getByLabelText('Status'), label);
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...filled, status }, null));
    }
  },
};

export const Titelbild: Story = {
  args: { mode: 'edit', defaultValues: filled },
  parameters: { spec: ['MD06'] },
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByLabelText(/^Titelbild/);
    await userEvent.upload(field, new File(['x'], 'Text.pdf', { type: 'application/pdf' }), { applyAccept: false });
    await expect(canvas.getByText('Bitte wählen Sie ein Bild aus.')).toBeVisible();
    const cover = new File([new Uint8Array(8)], 'Strecke.gif', { type: 'image/gif' });
    await userEvent.upload(field, cover);
    // Eight zero bytes are not an image.
    await expect(await canvas.findByText('Keine Vorschau möglich')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/placeholders/no-image.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled, cover));
  },
};

export const TitelbildScheitert: Story = {
  name: 'Titelbild kann nicht hochgeladen werden',
  args: {
    mode: 'edit',
    defaultValues: filled,
    coverError: { action: 'upload', cause: { status: 503, statusText: 'Service Unavailable' } },
  },
  parameters: { spec: ['MD16', 'MD17'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe(
      'Fehler beim Hochladen der Mediendatei. Server-Fehler: 503 Service Unavailable',
    );
  },
};

export const TitelbildBleibt: Story = {
  name: 'Titelbild kann nicht entfernt werden',
  args: { mode: 'edit', defaultValues: filled, coverUrl: '/images/covers/hagenfeld-stellwerke.svg', coverError: { action: 'remove' } },
  parameters: { spec: ['MD16'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe('Fehler beim Löschen der Mediendatei');
  },
};

export const Dunkel: Story = { args: { mode: 'edit', defaultValues: filled }, globals: { theme: 'dark' } };

export const Fehlgeschlagen: Story = {
  args: {
    mode: 'edit',
    defaultValues: filled,
    onSubmit: fn(async (_values: FocusPageValues, _cover: File | null): Promise<FocusPageFailure | null> => ({
      summary: ['Fehler beim Aktualisieren der Fokusseite'],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fehler beim Aktualisieren der Fokusseite');
    await expect(canvas.getByLabelText('Titel')).toHaveValue('Arbeiten an der Strecke');
  },
};

/**
 * Another person has changed every field meanwhile: each is shown in both versions (decision 0041).
 */
export const ZweiFassungen: Story = {
  name: 'Zwei Fassungen',
  args: {
    mode: 'edit',
    defaultValues: filled,
    onSubmit: fn(async (_values: FocusPageValues, _cover: File | null): Promise<FocusPageFailure | null> => ({
      summary: ['Diese Fokusseite wurde inzwischen von jemand anderem geändert.'],
      stored: {
        title: 'Auf der Strecke',
        description: 'Was uns bewegt.',
        content: '<p>Wir messen <strong>Gleise</strong>.</p>',
        status: 'archived',
        industry: '9',
        website: 'https://hagenfeld.example',
        slogan: '',
        featured: true,
      },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), '!');
    await userEvent.type(canvas.getByLabelText('Inhalt (optional)'), 'Wir bauen.');
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Entwurf');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const list = within(await canvas.findByRole('list', { name: 'Angaben in zwei Fassungen' }));
    const versions = list.getAllByRole('listitem').map((item) => within(item).getAllByRole('definition'));
    await expect(versions.map((both) => both.map(({ textContent }) => textContent))).toEqual([
      ['Auf der Strecke', 'Arbeiten an der Strecke!'],
      ['Wir messen Gleise.', 'Wir bauen.'],
      ['Archiviert', 'Entwurf'],
    ]);
    await expect(canvas.getByText(/sie stehen jetzt im Formular: Beschreibung, Branche, Website, Hervorgehoben\.$/)).toBeVisible();
    await expect(canvas.getByLabelText('Beschreibung')).toHaveValue('Was uns bewegt.');
    await expect(canvas.getByLabelText('Branche (optional)')).toHaveValue('9');
    await expect(canvas.getByLabelText('Hervorgehoben')).toBeChecked();
    await userEvent.click(list.getByRole('button', { name: 'Status: gespeicherte Fassung übernehmen' }));
    await expect(canvas.getByLabelText('Status')).toHaveValue('archived');
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const WirdGespeichert: Story = {
  args: {
    mode: 'edit',
    defaultValues: filled,
    onSubmit: fn((_values: FocusPageValues, _cover: File | null): Promise<FocusPageFailure | null> => new Promise(() => {})),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), '{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
