import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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
export const Telefon: Story = {
  ...narrow,
  args: { items: items.map((item) => ({ ...item, current: item.label === 'Dokumente' })) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const boxOf = (name: string): DOMRect => canvas.getByRole('link', { name }).getBoundingClientRect();
    // The open place is in sight, and the row fades where it goes on.
    await waitFor(() => expect(boxOf('Dokumente').right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1));
    await expect(boxOf('Dashboard').left).toBeLessThan(row.getBoundingClientRect().left);
    await waitFor(() => expect(row).toHaveAttribute('data-more-before'));
    await expect(row).not.toHaveAttribute('data-more-after');
    await expect(getComputedStyle(row).maskImage).toContain('gradient');
    await narrow.play();
  },
};
/** At the start of the row the fade stands at its end. */
export const TelefonAnfang: Story = {
  ...narrow,
  name: '320 px, am Anfang',
  args: { items: items.map((item) => ({ ...item, current: item.label === 'Dashboard' })) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await waitFor(() => expect(row).toHaveAttribute('data-more-after'));
    await expect(row).not.toHaveAttribute('data-more-before');
    canvas.getByRole('link', { name: 'Dokumente' }).focus();
    await waitFor(() => expect(row).not.toHaveAttribute('data-more-after'));
    canvas.getByRole('link', { name: 'Dashboard' }).focus();
    await waitFor(() => expect(row).not.toHaveAttribute('data-more-before'));
  },
};
/** A label of two words takes its whole width, so that the next one stands beside it. */
export const TelefonZweiWörter: Story = {
  ...narrow,
  name: '320 px, zwei Wörter',
  args: { items: ['Übersicht', 'Gemerkte Stellen', 'Suchaufträge', 'Nachrichten'].map((label) => ({ href: `#${label}`, label })) },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered, args: { items: items.slice(0, 1) } };
