import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { lookOf } from '@stellwerk/testing/look';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { smallTargets } from '@stellwerk/testing/targets';
import { DateRangePicker } from './DateRangePicker';
import { calendarGone, dateKeys, openCalendar } from '../date-field/story-data';
import { datePresets, type DateRangeValue } from './presets';

const meta = {
  title: 'Bausteine/Zeitraum',
  component: DateRangePicker,
  args: { label: 'Eingegangen', onChange: fn(), presets: datePresets('2026-11-20'), value: { start: '2026-11-02', end: '2026-11-13' } },
  render: function Page(args) {
    const [value, setValue] = useState<DateRangeValue | null>(args.value ?? null);
    return (
      <div style={{ minBlockSize: 520 }}>
        <DateRangePicker {...args} value={value} onChange={(next) => (args.onChange?.(next), setValue(next))} />
      </div>
    );
  },
  parameters: guide({
    when: ['Ein Filter nach einem Zeitraum. Der Wert sind zwei Tage (JJJJ-MM-TT), beide eingeschlossen: der letzte zählt bis 24 Uhr.'],
    whenNot: ['Für einen einzelnen Tag: `DateField`.', 'Für eine Uhrzeit.'],
    accessibility: [
      'Jeder Teil des Datums hat einen Namen („Tag, Startdatum“) und lässt sich tippen; der Kalender ist nie der einzige Weg.',
      'Der gewählte Zeitraum wird angesagt; die Vorgaben sind gewöhnliche Schaltflächen.',
    ],
    keyboard: [
      ...dateKeys,
      ['Bild auf, Bild ab', 'im Kalender einen Monat'],
      ['Pos1, Ende', 'im Kalender erster, letzter Tag des Monats'],
      ['Eingabe', 'im Kalender: erster, dann letzter Tag'],
      ['Escape', 'schließt den Kalender; der Fokus geht zurück'],
    ],
  }),
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TippenAufDeutsch: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Eingegangen' })).toHaveTextContent('tt.mm.jjjj–tt.mm.jjjj');
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^Tag, Startdatum/ })).toHaveFocus();
    await userEvent.keyboard('0211202613112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-13' });
  },
};

export const Vorgabe: Story = {
  parameters: { spec: ['CA21'] },
  play: async ({ args, canvas }) => {
    const dialog = await openCalendar(canvas);
    const names = within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(names).toEqual(['Heute', 'Letzte Woche', 'Dieser Monat', 'Letzte 30 Tage', 'Zeitraum entfernen']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Letzte 30 Tage' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-10-22', end: '2026-11-20' });
    await calendarGone();
    await expect(canvas.getByRole('group', { name: 'Eingegangen' })).toHaveTextContent('22.10.2026–20.11.2026');
  },
};

export const KalenderMitTastatur: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openCalendar(canvas);
    await expect(within(dialog).getByText('November 2026')).toBeVisible();
    const headers = within(dialog).getAllByRole('columnheader', { hidden: true });
    await expect(headers.map((head) => head.textContent)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^2$/));
    // After the first Enter the focus moves to the next date.
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-11' });
    await calendarGone();
    await waitFor(() => expect(canvas.getByRole('button', { name: /Kalender/ })).toHaveFocus());
  },
};

export const MonatWechseln: Story = {
  play: async ({ canvas }) => {
    const dialog = await openCalendar(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zurück' }));
    await expect(within(dialog).getByText('Oktober 2026')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await calendarGone();
  },
};

export const Entfernen: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openCalendar(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zeitraum entfernen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await calendarGone();
    await expect(canvas.getByRole('group', { name: 'Eingegangen' })).toHaveTextContent('tt.mm.jjjj');
  },
};

export const Grenzen: Story = {
  args: { min: '2026-11-02', max: '2026-11-20', presets: [] },
  play: async ({ canvas }) => {
    const dialog = await openCalendar(canvas);
    await expect(within(dialog).getByRole('button', { name: /21\. November 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(within(dialog).getByRole('button', { name: 'Weiter' })).toBeDisabled();
  },
};

export const MitFehler: Story = {
  args: { error: 'Das Ende liegt vor dem Beginn.', hint: 'Beide Tage zählen mit', value: { start: '2026-11-13', end: '2026-11-02' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Eingegangen' })).toHaveAccessibleDescription(
      'Das Ende liegt vor dem Beginn. Beide Tage zählen mit',
    );
  },
};
export const Gesperrt: Story = { args: { disabled: true } };
export const SchmalKlein: Story = {
  args: { size: 'sm', label: 'Zeitraum der Rechtsschutzversicherungsgesellschaften' },
  render: (args) => (
    <div style={{ inlineSize: 288 }} data-testid="narrow">
      <DateRangePicker {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
export const Dunkel: Story = { play: async ({ canvas }) => void (await openCalendar(canvas)), globals: { theme: 'dark' } };

export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };

export const OffenErzwungen: Story = {
  ...forcedColors,
  name: 'Kalender, erzwungene Farben',
  play: async ({ canvas }) => {
    const dialog = await openCalendar(canvas);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^2$/));
    const [chosen, free] = ['2. November', '17. November'].map((name) =>
      within(dialog).getByRole('button', { name: new RegExp(` ${name.replace('.', '\\.')} 2026`) }),
    );
    if (!chosen || !free) throw new Error('Two days are expected');
    if (matchMedia('(forced-colors: active)').matches) await expect(lookOf(chosen)).not.toBe(lookOf(free));
    await expect(chosen).toHaveFocus();
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
export const UnterDemZeiger: Story = { ...hovered };
