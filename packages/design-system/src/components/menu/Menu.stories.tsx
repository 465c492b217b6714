import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, EllipsisVertical, Eye, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow, press } from '@stellwerk/testing/stories';
import { Menu } from './Menu';

const chosen = fn();

const meta = {
  title: 'Bausteine/Menü',
  component: Menu,
  beforeEach: () => void chosen.mockClear(),
  args: {
    label: 'Aktionen',
    items: [
      { key: 'view', label: 'Ansehen', icon: Eye, onSelect: () => chosen('view') },
      { key: 'copy', label: 'Kopieren', icon: Copy, disabled: true, onSelect: () => chosen('copy') },
      { key: 'delete', label: 'Löschen', icon: Trash2, danger: true, onSelect: () => chosen('delete') },
    ],
  },
  render: (args) => (
    <div className="sw:min-h-60">
      <Menu {...args} />
    </div>
  ),
  parameters: guide({
    when: ['Mehrere Dinge, die man mit einem Eintrag tun kann, wenn für Schaltflächen der Platz fehlt.'],
    whenNot: [
      'Für eine Wahl, die stehen bleibt: `Select`.',
      'Für Verweise: `TabNav`, `TextLink`.',
      'Um die eine wichtige Handlung zu verstecken.',
    ],
    accessibility: [
      'Der Knopf sagt an, dass er ein Menü öffnet und ob es offen ist.',
      'Gesperrte Einträge bleiben zu lesen und werden übersprungen.',
    ],
    keyboard: [
      ['Eingabe, Leertaste, Pfeil nach unten', 'öffnet, erster Eintrag'],
      ['Pfeil nach oben', 'öffnet, letzter Eintrag; im Menü einen zurück'],
      ['Pos1, Ende', 'zum ersten, letzten Eintrag'],
      ['Buchstabe', 'springt zum Eintrag'],
      ['Eingabe im Menü', 'wählt und schließt'],
      ['Escape', 'schließt; der Fokus geht an die Schaltfläche zurück'],
      ['Tab, Umschalt+Tab', 'schließt und geht von der Schaltfläche weiter'],
    ],
  }),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Tastatur: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Aktionen' });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'Aktionen' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ansehen' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Löschen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('delete');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Abbrechen: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Aktionen' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(chosen).not.toHaveBeenCalled();
  },
};

export const MitTabWeiter: Story = {
  name: 'Tab schließt und geht weiter',
  parameters: { spec: ['WCAG 2.4.3'] },
  render: (args) => (
    <div className="sw:flex sw:items-start sw:gap-4 sw:min-h-60">
      <a href="#vorher">Vorher</a>
      <Menu {...args} />
      <a href="#nachher">Nachher</a>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Aktionen' });
    for (const open of ['{Enter}', '{ArrowUp}']) {
      for (const [tab, stop] of [
        ['{Tab}', 'Nachher'],
        ['{Shift>}{Tab}{/Shift}', 'Vorher'],
      ] as const) {
        button.focus();
        await press(open);
        await screen.findByRole('menu');
        await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull());
        await press(tab);
        await gone();
        await expect(canvas.getByRole('link', { name: stop })).toHaveFocus();
      }
    }
    await expect(chosen).not.toHaveBeenCalled();
  },
};

export const GesperrterEintrag: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
    const copy = await screen.findByRole('menuitem', { name: 'Kopieren' });
    await expect(copy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(copy);
    await expect(chosen).not.toHaveBeenCalled();
  },
};

export const NurSymbol: Story = {
  args: { icon: EllipsisVertical, label: 'Weitere Aktionen für Fachreferent:in Rechtsschutzversicherungsgesellschaften', align: 'end' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Weitere Aktionen/ });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ansehen' }));
    await expect(chosen).toHaveBeenCalledWith('view');
  },
};

export const Gesperrt: Story = { args: { disabled: true } };
export const Dunkel: Story = { play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')), globals: { theme: 'dark' } };
export const Springen: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Löschen' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ansehen' })).toHaveFocus());
    await userEvent.keyboard('l');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Löschen' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Aktionen' })).toHaveFocus());
  },
};
export const EinEintrag: Story = {
  name: 'Ein Eintrag',
  args: { items: [{ key: 'view', label: 'Ansehen', onSelect: () => chosen('view') }] },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
export const VieleEinträge: Story = {
  name: 'Dreißig Einträge, 320 px',
  globals: narrow.globals,
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({
      key: String(index),
      label: `Rechtsschutzversicherungsgesellschaft Nummer ${index + 1} ansehen`,
      onSelect: () => chosen(index),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Nummer 30/ })).toHaveFocus());
    // The menu gets its height after it is positioned.
    const bottom = (): number => screen.getByRole('menuitem', { name: /Nummer 30/ }).getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
  },
};
export const OffenErzwungen: Story = {
  ...forcedColors,
  name: 'Offen, erzwungene Farben',
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ansehen' })).toHaveFocus());
    const [here, there] = ['Ansehen', 'Löschen'].map((name) => getComputedStyle(screen.getByRole('menuitem', { name })).backgroundColor);
    if (matchMedia('(forced-colors: active)').matches) await expect(here).not.toBe(there);
    await expect(menu).toBeVisible();
  },
};
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
