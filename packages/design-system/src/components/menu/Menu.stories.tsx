import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, EllipsisVertical, Eye, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
  parameters: {
    docs: {
      description: {
        component: `Für mehrere Dinge, die man mit einem Eintrag tun kann, wenn für Schaltflächen der Platz fehlt.

**Nicht** für eine Wahl, die stehen bleibt (\`Select\`), nicht für Verweise (\`TabNav\`, \`TextLink\`) und nicht, um die eine wichtige Handlung zu verstecken.

| Taste | Wirkung |
|---|---|
| Eingabe, Leertaste, Pfeil nach unten | öffnet, erster Eintrag |
| Pfeil nach oben | öffnet, letzter Eintrag; im Menü einen zurück |
| Buchstabe | springt zum Eintrag |
| Eingabe | wählt und schließt |
| Escape, Tab | schließt; der Fokus geht an die Schaltfläche zurück |`,
      },
    },
  },
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
