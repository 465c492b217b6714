import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered } from '@stellwerk/testing/stories';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: 'Bausteine/Pfad',
  component: Breadcrumb,
  args: {
    items: [
      { href: '#unternehmen', label: 'Nordbahn Signaltechnik' },
      { href: '#stellen', label: 'Stellenanzeigen' },
    ],
    current: 'Bewerbungen',
  },
  parameters: guide({
    when: ['Auf Seiten, die zwei und mehr Stufen tief liegen.'],
    whenNot: ['Auf der obersten Stufe.', 'Für Schritte eines Vorgangs (Statusverlauf) und für gleichrangige Ansichten (`TabNav`).'],
    accessibility: [
      'Eine Navigation mit Namen; die Seite selbst ist mit `aria-current` bezeichnet und kein Verweis.',
      'Die Trennzeichen bleiben stumm.',
    ],
    keyboard: [
      ['Tab', 'von Verweis zu Verweis'],
      ['Eingabe', 'öffnet die Seite'],
    ],
  }),
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DreiStufen: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Sie sind hier' });
    await expect(within(nav).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(nav).getByRole('link', { name: 'Stellenanzeigen' })).toHaveFocus();
    const here = within(nav).getByText('Bewerbungen');
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(within(nav).getAllByRole('link')).toHaveLength(2);
    for (const link of within(nav).getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const MitEigenemRouter: Story = {
  args: {
    renderLink: ({ children, ...props }) => (
      <a {...props} data-router="own">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stellenanzeigen' })).toHaveAttribute('data-router', 'own');
  },
};

export const LangAufSchmalemGrund: Story = {
  args: { current: 'Fachreferent:in Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrt' },
  render: (args) => (
    <div style={{ inlineSize: 288 }} data-testid="narrow">
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };

export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
export const EineStufe: Story = { name: 'Eine Stufe', args: { items: [{ href: '#start', label: 'Start' }], current: 'Team' } };
