import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { ComingSoon, ComingSoonNote } from './ComingSoon';

const meta = {
  title: 'Muster/Demnächst verfügbar',
  component: ComingSoon,
  parameters: guide({
    when: ['`ComingSoon` für eine Seite, deren Inhalt noch gebaut wird; `ComingSoonNote` unter etwas, das schon geht, für das Nächste.'],
    whenNot: ['Für leere Listen: `EmptyState`. Für Fehler: `ErrorState`.'],
    accessibility: [
      'Überschrift, Satz, Fortschritt in Worten; die Strecke ist Schmuck.',
      'Der Weg zurück ist ein Verweis; der Hinweis ist ein benannter Bereich am Rand.',
    ],
    keyboard: [
      ['Tab', 'zum Verweis zurück'],
      ['Eingabe', 'folgt ihm'],
    ],
  }),
  args: {
    title: 'Dokumente',
    description: 'Hier legen Sie bald Verträge, Vorlagen und Nachweise Ihres Unternehmens ab.',
    backHref: '/dashboard',
  },
} satisfies Meta<typeof ComingSoon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dokumente' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByText('Entwicklungsfortschritt: ca. 70%')).toBeVisible();
  },
};

export const AnderesZiel: Story = {
  args: { level: 2, backHref: '/jobs', backLabel: 'Zu den Stellenanzeigen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zu den Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
  },
};

export const Hinweis: Story = { render: () => <ComingSoonNote>Anhänge und direkter Chat mit Bewerbenden</ComingSoonNote> };

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[320px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
