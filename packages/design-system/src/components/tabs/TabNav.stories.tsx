import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { TabNav } from './TabNav';

const places = ['Dashboard', 'Bewerbungen', 'Nachrichten', 'Stellenanzeigen', 'Team', 'Fokusseiten', 'Dokumente'];
const items = places.map((label) => ({
  href: `#${label}`,
  label,
  current: label === 'Bewerbungen',
  count: label === 'Nachrichten' ? 1203 : undefined,
}));

const meta = {
  title: 'Bausteine/Reiter als Verweise',
  component: TabNav,
  args: { label: 'Unternehmen', items },
  parameters: guide({
    when: ['Gleichrangige Ansichten, jede mit eigener Adresse: die Bereiche eines Unternehmens.'],
    whenNot: ['Ansichten ohne eigene Adresse: `Tabs`.', 'Filter einer Liste: `FilterChips`.'],
    accessibility: [
      'Eine Navigation aus Verweisen; `aria-current` bezeichnet die offene Seite.',
      'Was nicht passt, rollt seitwärts: der Rand verblasst dort, und die offene Seite steht im Bild.',
      'Die Zahl gehört zum Namen des Verweises („Nachrichten 3“).',
    ],
    keyboard: [
      ['Tab', 'von Verweis zu Verweis'],
      ['Eingabe', 'öffnet die Seite'],
    ],
  }),
} satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Üblich: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Unternehmen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bewerbungen' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Nachrichten/ })).toHaveTextContent('1.203');
    await expect(canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bewerbungen' })).toHaveFocus();
  },
};
export const MitEigenemRouter: Story = {
  name: 'Mit eigenem Router',
  args: {
    renderLink: ({ children, ...props }) => (
      <a {...props} data-router="own">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('data-router', 'own');
  },
};
export const EinVerweis: Story = { name: 'Ein Verweis', args: { items: items.slice(0, 1) } };
export const Dunkel: Story = { ...dark };
/** All tabs are visible: those that do not fit wrap to the next line (WCAG 1.4.10). */
export const Telefon: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const frame = row.getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      const box = link.getBoundingClientRect();
      await expect(box.left >= frame.left && box.right <= frame.right + 1).toBe(true);
    }
    await narrow.play();
  },
};
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered, args: { items: items.slice(0, 1) } };
