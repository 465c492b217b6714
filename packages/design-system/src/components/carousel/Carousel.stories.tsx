import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Carousel } from './Carousel';

const voice = (words: string, name: string) => (
  <figure key={name} className="sw:grid sw:gap-3">
    <blockquote className="sw:text-lg">{words}</blockquote>
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
  parameters: {
    docs: {
      description: {
        component: `Für gleichwertige kurze Einträge, von denen einer genügt, etwa Stimmen.

**Nicht** für etwas, das jeder sehen muss, und nicht für Bilder einer Stelle.

Es wechselt alle 8 Sekunden und hält an unter dem Zeiger, mit dem Fokus darin, durch die Schaltfläche und wo weniger Bewegung gewünscht ist.

| Taste | Wirkung |
|---|---|
| Tab | zuerst Anhalten, dann voriger und nächster Eintrag |
| Eingabe, Leertaste | drückt die Schaltfläche |`,
      },
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tastatur: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wechsel anhalten' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Wechsel starten' })).toHaveFocus();
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
