import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { IconButton } from './IconButton';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;

const meta = {
  title: 'Bausteine/Symbolschaltfläche',
  component: IconButton,
  args: { label: 'Filter entfernen', icon: X, onClick: fn() },
  parameters: guide({
    when: ['Ein geläufiges Zeichen genügt: Schließen, Löschen, Blättern, Bearbeiten in einer Zeile.'],
    whenNot: ['Für die wichtigste Handlung einer Ansicht: `Button` mit Wort.', 'Für Zeichen, die man erraten müsste.'],
    accessibility: [
      '`label` ist Pflicht: der Name für Vorlesende und der Hinweis unter dem Zeiger.',
      'Wiederholt sie sich je Zeile, nennt der Name den Eintrag („Lebenslauf.pdf entfernen“).',
      'Immer mindestens 40 × 40 px.',
    ],
    keyboard: [
      ['Tab', 'zur Schaltfläche'],
      ['Eingabe, Leertaste', 'drückt die Schaltfläche'],
    ],
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Üblich: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter entfernen' });
    await expect(button).toHaveAttribute('title', 'Filter entfernen');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const AlleFormen: Story = {
  name: 'Alle Formen',
  render: () => (
    <div className="sw:flex sw:flex-wrap sw:gap-3">
      {(['md', 'sm'] as const).flatMap((size) =>
        looks.map((variant) => (
          <IconButton key={`${size} ${variant}`} label={`Löschen, ${variant} ${size}`} icon={Trash2} size={size} variant={variant} />
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const square of canvas.getAllByRole('button')) {
      const { width, height } = square.getBoundingClientRect();
      const side = square.getAttribute('title')?.endsWith('md') ? 48 : 40;
      await expect([width, height]).toEqual([side, side]);
    }
  },
};

export const Gesperrt: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LangerName: Story = {
  name: 'Langer Name',
  args: { label: 'Bewerbungsunterlagen der Rechtsschutzversicherungsgesellschaft entfernen' },
};
export const Dunkel: Story = { ...dark, render: AlleFormen.render };
export const Telefon: Story = { ...narrow, render: AlleFormen.render };
export const ErzwungeneFarben: Story = { ...forcedColors, render: AlleFormen.render };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
