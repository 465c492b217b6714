import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Carousel } from './Carousel';

const voice = (text: string, name: string) => (
  <figure key={name} className="sw:grid sw:gap-3">
    <blockquote className="sw:text-lg">{text}</blockquote>
    <figcaption className="sw:text-sm sw:text-ink-2">{name}</figcaption>
  </figure>
);

const slides = [
  voice('Ich habe eine Freundin empfohlen, und sie hat ihre Stelle gefunden.', 'Annika Brandt, Hamburg'),
  voice('Der Verweis war in einer Minute verschickt, die Antwort kam am nächsten Tag.', 'Deniz Karakaya, Köln'),
  voice('Auch Rechtsschutzversicherungsgesellschaften suchen Leute, die Stellwerke lieben.', 'Jana Petersen, Kiel'),
];

const meta = {
  title: 'Bausteine/Karussell',
  component: Carousel,
  args: { label: 'Stimmen', slides, className: 'sw:max-w-prose' },
  parameters: guide({
    when: ['Gleichwertige kurze Einträge, von denen einer genügt, etwa Stimmen.'],
    whenNot: ['Für etwas, das jeder sehen muss.', 'Für Bilder einer Stelle: die stehen nebeneinander.'],
    accessibility: [
      'Es wechselt alle 8 Sekunden und hält an unter dem Zeiger, mit dem Fokus darin, durch die Schaltfläche und wo weniger Bewegung gewünscht ist.',
      'Angesagt wird ein Eintrag nur, solange es stillsteht.',
      'Mit einem Eintrag gibt es weder Bewegung noch Schaltflächen.',
    ],
    keyboard: [
      ['Tab', 'zuerst Anhalten, dann voriger und nächster Eintrag'],
      ['Eingabe, Leertaste', 'drückt die Schaltfläche'],
    ],
  }),
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether reduced motion is preferred: the carousel then starts paused. */
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Tastatur: Story = {
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: calm() ? 'Wechsel starten' : 'Wechsel anhalten' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAccessibleName(calm() ? 'Wechsel anhalten' : 'Wechsel starten');
    await expect(toggle).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: '2 von 3' })).toHaveTextContent('Deniz Karakaya');
    await expect(canvas.queryByRole('group', { name: '1 von 3' })).toBeNull();
  },
};

export const EinEintrag: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Annika Brandt, Hamburg')).toBeVisible();
  },
};
export const ZweiEinträge: Story = { args: { slides: slides.slice(0, 2) } };
export const Schmal: Story = {
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Carousel {...args} />
    </div>
  ),
};
export const Dunkel: Story = { globals: { theme: 'dark' } };

export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const WenigerBewegung: Story = {
  name: 'Weniger Bewegung',
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    if (import.meta.env.MODE === 'test') await expect(calm()).toBe(true);
    if (!calm()) return;
    await expect(await canvas.findByRole('button', { name: 'Wechsel starten' })).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('group', { name: '1 von 3' })).animationName).toBe('none');
  },
};
export const ZwölfEinträge: Story = {
  name: 'Zwölf Einträge',
  args: {
    slides: Array.from({ length: 12 }, (_, index) => voice(`Stimme ${index + 1} von denen, die empfohlen haben.`, `Person ${index + 1}`)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '1 von 12' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Vorige/ }));
    await expect(await canvas.findByRole('group', { name: '12 von 12' })).toBeVisible();
  },
};
export const Telefon: Story = { ...narrow };
export const UnterDemZeiger: Story = { ...hovered };
