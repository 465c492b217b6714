import { guide } from '@stellwerk/testing/guidance';
import { narrow } from '@stellwerk/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanNote } from './PlanNote';

const meta = {
  title: 'Unternehmen/Hinweis zum Tarif',
  component: PlanNote,
  parameters: guide({
    when: ['Über Listen, die ein Tarif begrenzt: Stellenanzeigen und Team, sobald vier Fünftel der Plätze belegt sind.'],
    whenNot: ['Solange Platz ist, und für Rollen, die nichts anlegen dürfen.', 'Für die Übersicht der Nutzung: das Abonnement.'],
    accessibility: ['Der Hinweis steht von Anfang an da und wird nicht dazwischen vorgelesen; Wort und Zeichen sagen seine Art.'],
    keyboard: [['Tab', 'zu „Tarife ansehen“']],
  }),
  args: { of: 'jobs', used: 8, limit: 10, href: '/company/1/subscription' },
} satisfies Meta<typeof PlanNote>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (text: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute('href', '/company/1/subscription');
  },
});

export const StellenFastBelegt: Story = {
  parameters: { spec: ['O38'] },
  ...says('8 von 10 aktiven Stellenanzeigen sind in Ihrem Tarif belegt.'),
};

export const StellenBelegt: Story = {
  args: { used: 10 },
  ...says('Alle 10 aktiven Stellenanzeigen Ihres Tarifs sind belegt.'),
};

export const StellenDarüber: Story = {
  args: { used: 12 },
  ...says('Sie haben 12 aktive Stellenanzeigen, Ihr Tarif sieht 10 vor.'),
};

export const EineStelle: Story = {
  args: { used: 1, limit: 1 },
  ...says('Die eine aktive Stellenanzeige Ihres Tarifs ist belegt.'),
};

export const TeamFastBelegt: Story = {
  args: { of: 'members', used: 4, limit: 5 },
  ...says('4 von 5 Teammitgliedern sind in Ihrem Tarif belegt.'),
};

export const TeamBelegt: Story = {
  args: { of: 'members', used: 5, limit: 5 },
  ...says('Alle 5 Plätze für Teammitglieder in Ihrem Tarif sind belegt.'),
};

export const TeamDarüber: Story = {
  args: { of: 'members', used: 7, limit: 5 },
  ...says('Ihr Team hat 7 Personen, Ihr Tarif sieht 5 vor.'),
};

/** Below the limit, and in an unlimited plan, there is no note. */
export const Platz: Story = {
  args: { used: 7 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a')).toBeNull();
  },
};

export const Telefon: Story = { ...narrow, args: { used: 10 } };

export const Dunkel: Story = { args: { used: 10 }, globals: { theme: 'dark' } };
