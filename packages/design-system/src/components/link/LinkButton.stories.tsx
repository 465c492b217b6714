import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Bausteine/Verweis als Schaltfläche',
  component: LinkButton,
  args: { href: '#bewerben', children: 'Jetzt bewerben', variant: 'primary' },
  parameters: guide({
    when: ['Ein Verweis, der so wichtig ist wie eine Schaltfläche: „Jetzt bewerben“, „Konto erstellen“.'],
    whenNot: ['Etwas tun, ohne die Adresse zu wechseln: `Button`.', 'Im Satz: `TextLink`.'],
    accessibility: [
      'Bleibt ein Verweis: neuer Tab, Adresse kopieren und die Rolle `link` gehen.',
      'Sperren kann man ihn nicht; führt er nirgendhin, fehlt er.',
    ],
    keyboard: [
      ['Tab', 'zum Verweis'],
      ['Eingabe', 'öffnet das Ziel (die Leertaste nicht: sie rollt die Seite)'],
    ],
  }),
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Üblich: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Jetzt bewerben' });
    await expect(link).toHaveAttribute('href', '#bewerben');
    await expect(link.getBoundingClientRect().height).toBe(48);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const AlleFormen: Story = {
  name: 'Alle Formen',
  render: (args) => (
    <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).flatMap((variant) =>
        (['md', 'sm'] as const).map((size) => (
          <LinkButton key={variant + size} {...args} variant={variant} size={size} href={`#${variant}-${size}`}>
            Konto erstellen
          </LinkButton>
        )),
      )}
    </div>
  ),
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { children: 'Stellenanzeigen der Rechtsschutzversicherungsgesellschaft ansehen' },
};
export const Dunkel: Story = { ...dark, render: AlleFormen.render };
export const ErzwungeneFarben: Story = { ...forcedColors, render: AlleFormen.render };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
