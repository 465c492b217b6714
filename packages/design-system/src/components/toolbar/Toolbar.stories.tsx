import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Eye, Trash2 } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Button, IconButton } from '../button';
import { Toolbar } from './Toolbar';

const meta = {
  title: 'Bausteine/Werkzeugleiste',
  component: Toolbar,
  args: {
    label: 'Stellenanzeige',
    children: (
      <>
        <IconButton label="Ansehen" icon={Eye} />
        <IconButton label="Kopieren" icon={Copy} />
        <IconButton label="Löschen" icon={Trash2} />
      </>
    ),
  },
  render: (args) => (
    <div className="sw:grid sw:justify-items-start sw:gap-3">
      <Button>Davor</Button>
      <Toolbar {...args} />
      <Button>Danach</Button>
    </div>
  ),
  parameters: guide({
    when: ['Drei und mehr Werkzeuge, die zusammengehören, etwa über einem Textfeld.'],
    whenNot: ['Für eine oder zwei Schaltflächen.', 'Mit Textfeldern darin: die brauchen die Pfeiltasten selbst.'],
    accessibility: [
      'Ein Halt der Tabulatortaste mit Namen; die Leiste merkt sich, wo man war.',
      'Ohne JavaScript bleibt jedes Werkzeug ein Halt für sich.',
    ],
    keyboard: [
      ['Tab', 'in die Leiste, beim nächsten Mal hinaus'],
      ['Pfeil nach rechts, nach links (senkrecht: unten, oben)', 'zum nächsten, vorigen Werkzeug'],
      ['Pos1, Ende', 'zum ersten, letzten Werkzeug'],
    ],
  }),
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tastatur: Story = {
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('toolbar', { name: 'Stellenanzeige' })).toHaveAttribute('aria-orientation', 'horizontal');
    button('Davor').focus();
    await userEvent.tab();
    await expect(button('Ansehen')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Kopieren')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Danach')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button('Kopieren')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button('Ansehen')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button('Löschen')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Löschen')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(button('Ansehen')).toHaveFocus();
  },
};

export const Senkrecht: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ansehen' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Kopieren' })).toHaveFocus();
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
export const Gesperrt: Story = {
  name: 'Gesperrtes Werkzeug',
  args: {
    children: (
      <>
        <IconButton label="Ansehen" icon={Eye} />
        <IconButton label="Kopieren" icon={Copy} disabled />
        <IconButton label="Löschen" icon={Trash2} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ansehen' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Löschen' })).toHaveFocus();
  },
};
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Telefon: Story = { ...narrow };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
