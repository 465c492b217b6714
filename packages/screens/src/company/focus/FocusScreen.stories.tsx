import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { failed, loading, ready, reload } from '../../testing/story-values';
import type { FocusScreen } from './FocusScreen';
import { focusCalls, focusStory, pageCalled, storyFocusPages } from './story-page';

const fails = (status: number, message = '') => fn(() => Promise.reject(new ApiError('http', message, { status, serverMessage: message })));
const [first] = storyFocusPages;
if (first === undefined) throw new Error('Die Fokusseiten fehlen in den Beispieldaten.');

const meta = { ...focusStory, title: 'Unternehmen/Fokusseiten' } satisfies Meta<typeof FocusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['CF01', 'CF06', 'CF07'] },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Fokusseiten' })).getAllByRole('article');
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(storyFocusPages.map(({ title }) => title));
    const labels = { published: 'Veröffentlicht', draft: 'Entwurf', archived: 'Archiviert' } as const;
    for (const [index, { status }] of storyFocusPages.entries())
      await expect(within(given(cards[index])).getByText(labels[status])).toBeVisible();
    await expect(new Set(storyFocusPages.map(({ status }) => status)).size).toBe(3);
    // Archiving is possible only in the form.
    await expect(canvas.queryByRole('button', { name: /archiv/i })).toBeNull();
  },
};

const toggleButton = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `${name}: Software bei Weserbund` });

export const Umschalten: Story = {
  parameters: { spec: ['CF03', 'CF10'] },
  play: async ({ args, canvas }) => {
    const warn = spyOn(console, 'warn');
    const begun = performance.now();
    await userEvent.click(toggleButton(canvas, 'Zurückziehen'));
    const page = given(pageCalled('Software bei Weserbund'));
    await expect(args.calls.setStatus).toHaveBeenCalledWith(page, 'DRAFT');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // Timers may fire a few milliseconds early.
    await expect(performance.now() - begun).toBeGreaterThan(990);
    await userEvent.click(toggleButton(canvas, 'Veröffentlichen'));
    await expect(args.calls.setStatus).toHaveBeenLastCalledWith({ ...page, status: 'draft' }, 'PUBLISHED');
    await expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  },
};

export const UmschaltenGiltSofort: Story = {
  name: 'Umschalten gilt sofort',
  parameters: { spec: ['CF04'] },
  args: { calls: focusCalls({ setStatus: fn(() => new Promise(() => undefined)) }) },
  play: async ({ canvas }) => {
    await userEvent.click(toggleButton(canvas, 'Zurückziehen'));
    await expect(toggleButton(canvas, 'Veröffentlichen')).toBeVisible();
    await expect(canvas.queryByText('Veröffentlicht')).toBeNull();
  },
};

export const UmschaltenScheitert: Story = {
  parameters: { spec: ['CF04', 'CF20'] },
  args: { calls: focusCalls({ setStatus: fails(500, 'x') }) },
  play: async ({ canvas }) => {
    await userEvent.click(toggleButton(canvas, 'Zurückziehen'));
    await expect(await canvas.findByText('Statusänderung fehlgeschlagen: 500 x')).toBeVisible();
    await expect(reload).toHaveBeenCalledOnce();
    await expect(toggleButton(canvas, 'Zurückziehen')).toBeVisible();
  },
};

export const UmschaltenOhneAnmeldung: Story = {
  parameters: { spec: ['CF21'] },
  args: { calls: focusCalls({ setStatus: fails(401) }) },
  play: async ({ canvas }) => {
    await userEvent.click(toggleButton(canvas, 'Zurückziehen'));
    await expect(await canvas.findByText('Kein Authentifizierungs-Token gefunden')).toBeVisible();
  },
};

export const AndererStatusAlsVerlangt: Story = {
  name: 'Anderer Status als verlangt',
  parameters: { spec: ['CF05'] },
  args: { calls: focusCalls({ setStatus: fn(() => Promise.resolve('ARCHIVED')) }) },
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
    const address = `/showcase/${pageCalled('Software bei Weserbund').slug}`;
    await userEvent.click(button);
    await expect(open).toHaveBeenLastCalledWith(address, '_blank');
    await expect(args.onNavigate).not.toHaveBeenCalled();
    // A browser that blocks new tabs opens the page in this tab.
    await userEvent.click(button);
    await expect(args.onNavigate).toHaveBeenCalledWith(address);
    open.mockRestore();
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
