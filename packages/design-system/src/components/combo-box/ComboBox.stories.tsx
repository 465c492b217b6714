import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Dialog } from '../dialog';
import { ComboBox } from './ComboBox';

const cities = ['Aachen', 'Berlin', 'Düsseldorf', 'Garmisch-Partenkirchen', 'Hamburg', 'Köln', 'München', 'Münster', 'Nürnberg', 'Zwickau'];

const meta = {
  title: 'Bausteine/Auswahl mit Suche',
  component: ComboBox,
  args: {
    label: 'Arbeitsort',
    name: 'city',
    placeholder: 'Ort suchen',
    onChange: fn(),
    className: 'sw:max-w-80',
    options: cities.map((label) => ({ value: label.toLowerCase(), label })),
  },
  render: (args) => (
    <div className="sw:min-h-100">
      <ComboBox {...args} />
    </div>
  ),
  parameters: guide({
    when: ['Eine Wahl aus vielen Einträgen, die man beim Namen kennt: Orte, Stellen, Unternehmen.'],
    whenNot: ['Für wenige Einträge: bis etwa 8 passt `Select` oder `NativeSelect`.', 'Für freien Text: `TextField`.'],
    accessibility: [
      'Wie viele Einträge passen, wird angesagt; der markierte wird vorgelesen, der Fokus bleibt im Feld.',
      'Umlaute müssen nicht getippt werden: „mun“ und „muen“ finden München.',
    ],
    keyboard: [
      ['Tippen', 'öffnet die Liste mit dem, was passt'],
      ['Pfeil nach unten, nach oben', 'öffnet die Liste, geht darin weiter'],
      ['Eingabe', 'übernimmt den markierten Eintrag'],
      ['Escape', 'schließt die Liste; noch einmal: stellt die alte Wahl her'],
      ['Tab', 'verlässt das Feld; was zu nichts passt, wird verworfen'],
    ],
  }),
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map((option) => option.textContent);

export const Tippen: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: 'Arbeitsort' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('mun');
    await waitFor(() => expect(options()).toEqual(['München', 'Münster']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('münster');
    await expect(input).toHaveValue('Münster');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvasElement.querySelector('input[name="city"]')).toHaveValue('münster');
    await expect(input).toHaveFocus();
  },
};

export const NichtsPasst: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Atlantis');
    await expect(await screen.findByText('Kein Eintrag passt zu Ihrer Eingabe.')).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AllesZeigen: Story = {
  args: { defaultValue: 'köln' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Vorschläge anzeigen/ }));
    await waitFor(() => expect(options()).toHaveLength(cities.length));
    await expect(screen.getByRole('option', { name: 'Köln' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveValue('Köln');
  },
};

export const Leeren: Story = {
  args: { defaultValue: 'köln' },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const DreihundertEinträge: Story = {
  args: {
    label: 'Stelle',
    options: Array.from({ length: 300 }, (_, index) => ({
      value: String(index),
      label: `Fachreferent:in ${index + 1}`,
      hint: 'Rechtsschutzversicherungsgesellschaften, Hamburg',
      disabled: index === 1,
    })),
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Stelle' });
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(300));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Fachreferent:in 3' })).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{End}');
    await userEvent.type(input, 'in 298');
    await waitFor(() => expect(options()).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('297');
  },
};

export const EinEintrag: Story = { args: { options: [{ value: 'a', label: 'Hamburg' }] } };

export const ImDialog: Story = {
  render: function Page(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Ort wählen">
        <ComboBox {...args} />
      </Dialog>
    );
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Ort wählen' });
    await userEvent.type(screen.getByRole('combobox'), 'nürn');
    await userEvent.click(await within(dialog).findByRole('option', { name: 'Nürnberg' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('nürnberg');
    await expect(dialog).toBeVisible();
  },
};

export const MitFehler: Story = {
  args: { error: 'Bitte wählen Sie einen Ort aus.', hint: 'Wo meistens gearbeitet wird' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Bitte wählen Sie einen Ort aus. Wo meistens gearbeitet wird');
  },
};
export const Gesperrt: Story = { args: { disabled: true, defaultValue: 'köln' } };
export const Dunkel: Story = {
  ...AllesZeigen,
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
  globals: { theme: 'dark' },
};
export const OhneEinträge: Story = {
  name: 'Ohne Einträge',
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByText('Kein Eintrag passt zu Ihrer Eingabe.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
/** Typed text stays until the options are loaded. */
export const Lädt: Story = {
  render: function Page(args) {
    const [loading, setLoading] = useState(true);
    return (
      <div className="sw:grid sw:gap-3 sw:min-h-100 sw:content-start">
        <ComboBox {...args} loading={loading} options={loading ? [] : args.options} />
        <button type="button" className="sw-chip sw:justify-self-start" onClick={() => setLoading(false)}>
          Antwort des Servers
        </button>
      </div>
    );
  },
  args: { defaultValue: 'köln' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Arbeitsort' });
    await expect(input).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
    await userEvent.type(input, 'n');
    await expect(await screen.findByText('Wird geladen...', { selector: 'p' })).toBeVisible();
    await expect(screen.queryByText('Kein Eintrag passt zu Ihrer Eingabe.')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Antwort des Servers' }));
    await expect(input).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(input).toHaveValue('Köln'));
  },
};
export const LädtNoch: Story = { name: 'Lädt noch', args: { options: [], loading: true } };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
export const Telefon: Story = { ...narrow };

export const OffenErzwungen: Story = {
  ...forcedColors,
  name: 'Offen, erzwungene Farben',
  args: { defaultValue: 'köln' },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(cities.length));
    const [here, there] = ['Köln', 'Berlin'].map((name) => getComputedStyle(screen.getByRole('option', { name })).backgroundColor);
    if (matchMedia('(forced-colors: active)').matches) await expect(here).not.toBe(there);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
