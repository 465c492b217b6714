import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { StoryPage } from '../shared/story-page';
import type { FocusDialog } from './FocusDialogs';
import { FocusScreen, type FocusScreenProps } from './FocusScreen';
import { storyFocusPages, storyIndustries } from './story-data';

type Toggle = FocusScreenProps['onToggle'];
const fails = (status: number, message = '') => fn(() => Promise.reject(new ApiError('http', message, { status, serverMessage: message })));
const [first] = storyFocusPages;
if (first === undefined) throw new Error('Die Fokusseiten fehlen in den Beispieldaten.');
const pageCalled = (title: string) => storyFocusPages.find((page) => page.title === title);

const meta = {
  title: 'Unternehmen/Fokusseiten',
  component: FocusScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    pages: ready(storyFocusPages),
    industries: storyIndustries,
    teamRole: 'RECRUITER',
    dialog: undefined,
    onDialog: fn(),
    onCreate: fn(() => Promise.resolve('99')),
    onUpdate: fn(() => Promise.resolve()),
    onCover: fn(() => Promise.resolve()),
    onToggle: fn<Toggle>((_page, status) => Promise.resolve(status.toLowerCase())),
    onDelete: fn(() => Promise.resolve()),
    onNavigate: fn(),
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
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Fokusseiten' })).getAllByRole('article');
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(storyFocusPages.map(({ title }) => title));
    const labels = { published: 'Veröffentlicht', draft: 'Entwurf', archived: 'Archiviert' } as const;
    for (const [index, { status }] of storyFocusPages.entries())
      await expect(within(given(cards[index])).getByText(labels[status])).toBeVisible();
    await expect(new Set(storyFocusPages.map(({ status }) => status)).size).toBe(3);
  },
};

const toggleButton = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `${name} : Software bei Weserbund` });

export const Umschalten: Story = {
  parameters: { spec: ['CF03', 'CF10'] },
  play: async ({ args, canvas }) => {
    const warn = spyOn(console, 'warn');
    const begun = performance.now();
    await userEvent.click(toggleButton(canvas, 'Zurückziehen'));
    const page = given(pageCalled('Software bei Weserbund'));
    await expect(args.onToggle).toHaveBeenCalledWith(page, 'DRAFT');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // The clock of the timers may be a few milliseconds ahead.
    await expect(performance.now() - begun).toBeGreaterThan(990);
    await userEvent.click(toggleButton(canvas, 'Veröffentlichen'));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ ...page, status: 'draft' }, 'PUBLISHED');
    await expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  },
};

export const UmschaltenGiltSofort: Story = {
  name: 'Umschalten gilt sofort',
  parameters: { spec: ['CF04'] },
  args: { onToggle: fn<Toggle>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(toggleButton(canvas, 'Zurückziehen'));
    await expect(toggleButton(canvas, 'Veröffentlichen')).toBeVisible();
    await expect(canvas.queryByText('Veröffentlicht')).toBeNull();
  },
};

export const UmschaltenScheitert: Story = {
  parameters: { spec: ['CF04', 'CF20'] },
  args: { onToggle: fn<Toggle>(fails(500, 'x')) },
  play: async ({ canvas }) => {
    await userEvent.click(toggleButton(canvas, 'Zurückziehen'));
    await expect(await canvas.findByText('Statusänderung fehlgeschlagen: 500 x')).toBeVisible();
    await expect(reload).toHaveBeenCalledOnce();
    await expect(toggleButton(canvas, 'Zurückziehen')).toBeVisible();
  },
};

export const UmschaltenOhneAnmeldung: Story = {
  parameters: { spec: ['CF21'] },
  args: { onToggle: fn<Toggle>(fails(401)) },
  play: async ({ canvas }) => {
    await userEvent.click(toggleButton(canvas, 'Zurückziehen'));
    await expect(await canvas.findByText('Kein Authentifizierungs-Token gefunden')).toBeVisible();
  },
};

export const AndererStatusAlsVerlangt: Story = {
  name: 'Anderer Status als verlangt',
  parameters: { spec: ['CF05'] },
  args: { onToggle: fn<Toggle>(() => Promise.resolve('ARCHIVED')) },
  play: async ({ canvas }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    await userEvent.click(toggleButton(canvas, 'Zurückziehen'));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    const { id } = given(pageCalled('Software bei Weserbund'));
    await expect(warn.mock.calls).toEqual([[`The focus page ${id} was to become DRAFT, the server answered ARCHIVED.`]]);
    warn.mockRestore();
  },
};

export const Vorschau: Story = {
  parameters: { spec: ['CF09'] },
  play: async ({ args, canvas }) => {
    const open = spyOn(window, 'open').mockReturnValueOnce(window).mockReturnValueOnce(null);
    const button = canvas.getByRole('button', { name: 'Vorschau: Software bei Weserbund' });
    const address = `/showcase/${pageCalled('Software bei Weserbund')?.slug}`;
    await userEvent.click(button);
    await expect(open).toHaveBeenLastCalledWith(address, '_blank');
    await expect(args.onNavigate).not.toHaveBeenCalled();
    // A browser that blocks new tabs shows it here.
    await userEvent.click(button);
    await expect(args.onNavigate).toHaveBeenCalledWith(address);
    open.mockRestore();
  },
};

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
    // The editor comes after the dialog and may be drawn anew once.
    await waitFor(() => expect(dialog.getByRole('toolbar', { name: 'Inhalt: Formatierung' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Titel'), 'Außendienst');
    await userEvent.type(dialog.getByLabelText('Beschreibung'), 'Unterwegs im Emsland.');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
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
    const page = given(pageCalled('Ausbildung und duales Studium'));
    const { title, description, content, website, slogan, featured } = page;
    const kept = { title, description, content, website, slogan, featured, industry: page.industry?.id ?? '' };
    await expect(args.onUpdate).toHaveBeenCalledWith(page, { ...kept, status: 'archived' }, page.version);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Fokusseite wurde aktualisiert')).toBeVisible();
  },
};

export const ErstellenScheitert: Story = {
  parameters: { spec: ['CF16'] },
  args: { dialog: { kind: 'create' }, onCreate: fails(500) },
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
  args: { dialog: { kind: 'edit', page: first }, onUpdate: fails(500) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByText('Fehler beim Aktualisieren der Fokusseite')).toBeVisible();
  },
};

/** Somebody else was faster: the next save is a decision. */
export const InzwischenGeändert: Story = {
  name: 'Inzwischen geändert',
  args: {
    dialog: { kind: 'edit', page: first },
    onUpdate: fn<FocusScreenProps['onUpdate']>((page, _values, seen) =>
      seen === page.version
        ? Promise.reject(new ApiError('http', '', { status: 409, body: { current: { ...page, version: 7 } } }))
        : Promise.resolve(),
    ),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Titel'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByText(/^Diese Fokusseite wurde inzwischen von jemand anderem geändert\./)).toBeVisible();
    await expect(dialog.getByLabelText('Titel')).toHaveValue(`${first.title}!`);
    await expect(args.onUpdate).toHaveBeenCalledOnce();
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
  args: { dialog: { kind: 'edit', page: first }, onCover: fails(500) },
  play: async ({ args, canvas }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['x'], 'titel.png', { type: 'image/png' });
    await userEvent.upload(dialog.getByLabelText(/^Titelbild/), file);
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCover).toHaveBeenCalledWith(first.id, file);
    await expect(canvas.getByText('Fehler beim Hochladen des Titelbilds')).toBeVisible();
  },
};

export const AblaufLöschen: Story = {
  name: 'Ablauf: Löschen',
  parameters: { spec: ['CF08', 'CF16'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen: Sturmsaison 2025' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Fokusseite löschen?' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await expect(args.onDelete).toHaveBeenCalledWith(pageCalled('Sturmsaison 2025'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Fokusseite wurde gelöscht')).toBeVisible();
  },
};

export const LöschenScheitert: Story = {
  parameters: { spec: ['CF16'] },
  args: { dialog: { kind: 'delete', page: first }, onDelete: fails(500) },
  play: async ({ canvas }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Fehler beim Löschen der Fokusseite')).toBeVisible();
  },
};

export const AlsMitglied: Story = {
  name: 'Nur lesen, als Mitglied',
  parameters: { spec: ['O89'] },
  args: { teamRole: 'MEMBER' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(storyFocusPages.length);
  },
};

export const Leer: Story = {
  args: { pages: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const ErsteFokusseite: Story = {
  args: { pages: ready([]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fokusseite erstellen' }));
    await expect(await screen.findByRole('dialog', { name: 'Fokusseite erstellen' })).toBeVisible();
  },
};

export const Lädt: Story = { args: { pages: loading() } };

export const Fehler: Story = {
  parameters: { spec: ['CF16'] },
  args: { pages: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByRole('heading', { name: 'Fehler beim Laden der Fokusseiten' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const EineSeite: Story = { args: { pages: ready([first]) } };

export const VieleSeiten: Story = {
  args: { pages: ready(Array.from({ length: 60 }, (_, index) => ({ ...first, id: String(index), coverUrl: '' }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 Fokusseiten')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    pages: ready(
      storyFocusPages.map((page) => ({
        ...page,
        coverUrl: '',
        title: 'Rechtsschutzversicherungsgesellschaftenzusammenschluss Nordwestniedersachsen',
        slogan: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      })),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
