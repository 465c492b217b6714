import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { LinkButton } from './LinkButton';
import { LinkProvider } from './render-link';
import { TextLink } from './TextLink';

const meta = {
  title: 'Bausteine/Verweis',
  component: TextLink,
  subcomponents: { LinkProvider },
  args: { href: '#stellen', children: 'Alle Stellenanzeigen' },
  parameters: guide({
    when: ['Zu einer anderen Seite oder Stelle führen, im Satz oder mit Symbol allein.'],
    whenNot: ['Etwas tun: `Button`.', 'Der eine Schritt nach vorn: `LinkButton`.'],
    accessibility: [
      'Unterstrichen, also ohne Farbe zu erkennen.',
      'Die Worte sagen das Ziel, nicht „hier“.',
      'Allein stehend mindestens 24 px hoch.',
    ],
    keyboard: [
      ['Tab', 'zum Verweis'],
      ['Eingabe', 'öffnet das Ziel'],
    ],
  }),
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ImText: Story = {
  render: (args) => (
    <p className="sw:max-w-prose">
      Ich akzeptiere die <TextLink {...args}>Allgemeinen Geschäftsbedingungen</TextLink> und habe die Hinweise gelesen.
    </p>
  ),
};

export const MitSymbol: Story = {
  args: { icon: ArrowRight },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Alle Stellenanzeigen' });
    await expect(link).toHaveAttribute('href', '#stellen');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const MitEigenemRouter: Story = {
  render: (args) => (
    <LinkProvider
      render={({ children, ...props }) => (
        <a {...props} data-router="provider">
          {children}
        </a>
      )}
    >
      <div className="sw:grid sw:gap-3">
        <TextLink {...args}>Vom Rahmen</TextLink>
        <LinkButton
          {...args}
          renderLink={({ children, ...props }) => (
            <a {...props} data-router="own">
              {children}
            </a>
          )}
        >
          Eigener
        </LinkButton>
      </div>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vom Rahmen' })).toHaveAttribute('data-router', 'provider');
    await expect(canvas.getByRole('link', { name: 'Eigener' })).toHaveAttribute('data-router', 'own');
  },
};

export const Dunkel: Story = { ...dark };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
export const Allein: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Alle Stellenanzeigen' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { icon: ArrowRight, children: 'Stellenanzeigen der Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtsunternehmen' },
};
