import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { Testimonials, type Testimonial } from './Testimonials';

const entry: Testimonial = {
  id: '1',
  quote: 'Seit wir Empfehlungen belohnen, kommen die besten Bewerbungen von unseren eigenen Leuten.',
  name: 'Katharina Brandis',
  role: 'Personalvorständin, Weserbund Versicherungen AG',
  avatarUrl: '/images/avatars/katharina-brandis.svg',
};

const meta = {
  title: 'Muster/Stimmen',
  component: Testimonials,
  parameters: guide({
    when: ['Auf der Startseite: eine oder mehrere Stimmen und der Weg zur Registrierung.'],
    whenNot: ['Ohne Stimmen zeichnet es nichts. Für beliebige Inhalte im Wechsel: `Carousel`.'],
    accessibility: [
      'Zitat und Name sind ein `figure`; das Bild ist Schmuck.',
      'Mit mehr als einer Stimme wechselt sie alle 8 Sekunden, lässt sich anhalten und steht still, wo weniger Bewegung gewünscht ist (NL15).',
    ],
    keyboard: [
      ['Tab', 'Anhalten, zurück, weiter, Jetzt registrieren'],
      ['Eingabe, Leertaste', 'drückt'],
    ],
  }),
  args: { entries: [entry] },
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EineStimme: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Katharina Brandis')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Jetzt registrieren' })).toHaveAttribute('href', '/coming-soon');
  },
};

export const Mehrere: Story = {
  args: {
    entries: [
      entry,
      {
        ...entry,
        id: '2',
        name: 'Nils Ahrendt',
        role: 'Geschäftsführer, Kontorhaus Digital',
        quote: 'Drei Stellen, drei Wochen, drei Einstellungen.',
        avatarUrl: '',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wechsel anhalten' }));
    await expect(canvas.getByText('Katharina Brandis')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvas.getByRole('link'));
    await expect(await canvas.findByText('Nils Ahrendt')).toBeVisible();
  },
};

export const Keine: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[320px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const LangesZitat: Story = {
  ...narrow,
  name: 'Langes Zitat, 320 px',
  args: {
    entries: [
      {
        ...entry,
        quote: 'Verantwortungsbewusstseinsförderungsmaßnahmen wirken, wenn alle mitmachen. '.repeat(8).trim(),
        role: 'Abteilungsleiterin Rechtsschutzversicherungsgesellschaften',
      },
    ],
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
