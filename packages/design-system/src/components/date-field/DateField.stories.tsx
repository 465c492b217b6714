import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { guide } from '@stellwerk/testing/guidance';
import { lookOf } from '@stellwerk/testing/look';
import { dark, focused, forcedColors, hovered, narrow, press } from '@stellwerk/testing/stories';
import { smallTargets } from '@stellwerk/testing/targets';
import { DateField } from './DateField';
import { calendarGone, dateKeys, openCalendar } from './story-data';

const meta = {
  title: 'Bausteine/Datum',
  component: DateField,
  args: { label: 'Bewerbungsfrist', name: 'closesOn', onChange: fn(), value: '2026-12-24' },
  render: function Page(args) {
    const [value, setValue] = useState(args.value ?? '');
    return (
      <div style={{ minBlockSize: 480 }}>
        <DateField {...args} value={value} onChange={(next) => (args.onChange?.(next), setValue(next))} />
      </div>
    );
  },
  parameters: guide({
    when: ['Ein einzelner Tag: eine Frist, ein Eintrittstermin. Der Wert ist JJJJ-MM-TT, leer ist er „“.'],
    whenNot: ['Für einen Zeitraum: `DateRangePicker`.', 'Auf öffentlichen Seiten, wo jedes Kilobyte zählt: dort tut es ein Textfeld.'],
    accessibility: [
      'Jeder Teil hat einen Namen („Tag, Bewerbungsfrist“) und lässt sich tippen; der Kalender ist nie der einzige Weg.',
      'Ein unvollständiger Tag und einer außerhalb der Grenzen wird am Feld gesagt, nicht stillschweigend verworfen.',
      'Deutsch in jeder Sprache des Browsers: TT.MM.JJJJ, Woche ab Montag.',
    ],
    keyboard: [
      ...dateKeys,
      ['Rücktaste', 'leert die Zahl'],
      ['Alt und Pfeil nach unten', 'öffnet den Kalender'],
      ['Bild auf, Bild ab', 'im Kalender einen Monat'],
      ['Eingabe', 'im Kalender: übernimmt den Tag'],
      ['Escape', 'schließt den Kalender; der Fokus geht zurück'],
    ],
  }),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const group = (canvas: Canvas) => canvas.getByRole('group', { name: /^Bewerbungsfrist/ });

/** Deletes digit by digit. */
const clear = async (part: HTMLElement) => {
  part.focus();
  while (!part.hasAttribute('data-placeholder')) {
    const before = part.textContent;
    await press('{Backspace}');
    await waitFor(() => expect(part.textContent).not.toBe(before));
  }
};

export const Leer: Story = {
  args: { value: '', hint: 'Letzter Tag, an dem man sich bewerben kann', optional: true },
  play: async ({ canvas }) => {
    await expect(group(canvas)).toHaveTextContent('tt.mm.jjjj');
    await expect(group(canvas)).toHaveAccessibleDescription('Letzter Tag, an dem man sich bewerben kann');
  },
};

export const Tippen: Story = {
  args: { value: '' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^Tag, Bewerbungsfrist/ })).toHaveFocus();
    await userEvent.keyboard('24122026');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-24');
    await expect(canvasElement.querySelector('input[name="closesOn"]')).toHaveValue('2026-12-24');
  },
};

export const KurzesJahr: Story = {
  name: 'Kurzes Jahr',
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('241226');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-24');
    await expect(group(canvas)).toHaveTextContent('24.12.2026');
  },
};

/** An incomplete date stays, with an error message. */
export const Unvollständig: Story = {
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /^Tag,/ });
    await clear(day);
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(group(canvas)).toHaveTextContent('tt.12.2026');
    await expect(group(canvas)).toHaveAccessibleDescription('Bitte geben Sie das Datum vollständig an, als Tag, Monat und Jahr.');
    day.focus();
    await userEvent.keyboard('24');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(group(canvas)).not.toHaveAccessibleDescription();
    const year = canvas.getByRole('spinbutton', { name: /^Jahr,/ });
    await clear(year);
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(group(canvas)).toHaveAccessibleDescription(/^Bitte geben Sie das Datum vollständig an/);
  },
};

export const KalenderMitTastatur: Story = {
  name: 'Kalender mit Tastatur',
  play: async ({ args, canvas }) => {
    canvas.getByRole('spinbutton', { name: /^Tag,/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await screen.findByRole('dialog', { name: /Kalender Bewerbungsfrist/ });
    await expect(within(dialog).getByText('Dezember 2026')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^24$/));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await calendarGone();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
    await waitFor(() => expect(group(canvas)).toContainElement(document.querySelector(':focus')));
  },
};

export const Entfernen: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openCalendar(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Datum entfernen' }));
    await calendarGone();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(group(canvas)).toHaveTextContent('tt.mm.jjjj');
  },
};

export const Grenzen: Story = {
  args: { value: '2026-11-24', min: '2026-11-20', max: '2026-12-31' },
  play: async ({ args, canvas }) => {
    const dialog = await openCalendar(canvas);
    await expect(within(dialog).getByRole('button', { name: /19\. November 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(within(dialog).getByRole('button', { name: 'Zurück' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await calendarGone();
    canvas.getByRole('spinbutton', { name: /^Jahr,/ }).focus();
    await userEvent.keyboard('2025');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-24');
    await expect(group(canvas)).toHaveAccessibleDescription('Frühester Tag ist der 20.11.2026.');
    canvas.getByRole('spinbutton', { name: /^Jahr,/ }).focus();
    await userEvent.keyboard('2027');
    await expect(group(canvas)).toHaveAccessibleDescription('Spätester Tag ist der 31.12.2026.');
  },
};

/** An error link and the label focus the first segment. */
export const MitFehler: Story = {
  name: 'Mit Fehler',
  args: { error: 'Die Bewerbungsfrist darf nicht in der Vergangenheit liegen.', hint: 'Letzter Tag', id: 'frist', value: '2026-11-01' },
  play: async ({ canvas }) => {
    await expect(group(canvas)).toHaveAccessibleDescription('Die Bewerbungsfrist darf nicht in der Vergangenheit liegen. Letzter Tag');
    const first = canvas.getByRole('spinbutton', { name: /^Tag,/ });
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    document.getElementById('frist')?.focus();
    await expect(first).toHaveFocus();
  },
};

/** The parent sets another date, for example when it resets a form. */
export const VonAußen: Story = {
  name: 'Von außen gesetzt',
  render: function Page(args) {
    const [value, setValue] = useState('');
    return (
      <div className="sw:grid sw:gap-4">
        <DateField {...args} value={value} onChange={setValue} />
        <button type="button" className="sw-chip sw:justify-self-start" onClick={() => setValue('2027-01-31')}>
          Ende Januar
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('spinbutton', { name: /^Tag,/ }).focus();
    await userEvent.keyboard('24');
    await userEvent.click(canvas.getByRole('button', { name: 'Ende Januar' }));
    await expect(group(canvas)).toHaveTextContent('31.01.2027');
    await expect(group(canvas)).not.toHaveAccessibleDescription(/vollständig/);
  },
};

export const Gesperrt: Story = {
  args: { disabled: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Kalender/ })).toBeDisabled();
    await expect(canvas.getByRole('spinbutton', { name: /^Tag,/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvasElement.querySelector('input[name="closesOn"]')).toBeDisabled();
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: {
    size: 'sm',
    label: 'Bewerbungsfrist der Rechtsschutzversicherungsgesellschaften',
    error: 'Die Bewerbungsfrist darf nicht in der Vergangenheit liegen.',
  },
};
export const Dunkel: Story = { ...dark, play: async ({ canvas }) => void (await openCalendar(canvas)) };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };

export const OffenErzwungen: Story = {
  ...forcedColors,
  name: 'Kalender, erzwungene Farben',
  play: async ({ canvas }) => {
    const dialog = await openCalendar(canvas);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^24$/));
    const [chosen, free] = [/24\. Dezember 2026/, /17\. Dezember 2026/].map((name) => within(dialog).getByRole('button', { name }));
    if (!chosen || !free) throw new Error('Two days are expected');
    if (matchMedia('(forced-colors: active)').matches) await expect(lookOf(chosen)).not.toBe(lookOf(free));
  },
};
export const OffenTelefon: Story = {
  ...narrow,
  name: 'Kalender, 320 px',
  play: async ({ canvas }) => {
    await narrow.play();
    const dialog = await openCalendar(canvas);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(smallTargets(dialog)).toEqual([]);
  },
};
