import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow, press } from '@stellwerk/testing/stories';
import { Accordion } from './Accordion';

const items = [
  { key: 'a', summary: 'Wie bewerbe ich mich?', content: <p>Über die Schaltfläche in der Stellenanzeige.</p> },
  { key: 'b', summary: 'Wer sieht meine Daten?', content: <p>Nur das Unternehmen, bei dem Sie sich bewerben.</p> },
  { key: 'c', summary: 'Wann höre ich etwas?', content: <p>Den Stand sehen Sie jederzeit in Ihrem Konto.</p> },
];

const meta = {
  title: 'Bausteine/Akkordeon',
  component: Accordion,
  args: { items },
  parameters: guide({
    when: ['Mehrere gleichartige Abschnitte, von denen man einen oder zwei liest: häufige Fragen.'],
    whenNot: ['Für Inhalt, den man der Reihe nach liest: einfach untereinander.', 'Für einen einzelnen Abschnitt: `Disclosure`.'],
    accessibility: [
      'Jeder Abschnitt ist ein `details`; mit `exclusive` schließt das Öffnen die anderen.',
      '`exclusive` nur, wenn niemand zwei Abschnitte vergleichen will.',
    ],
    keyboard: [
      ['Tab', 'von Überschrift zu Überschrift'],
      ['Eingabe, Leertaste', 'klappt auf und zu'],
    ],
  }),
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tastatur: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await press('{Enter}');
    await expect(canvas.getByText(/Über die Schaltfläche/)).toBeVisible();
    await userEvent.tab();
    await press(' ');
    await expect(canvas.getByText(/Nur das Unternehmen/)).toBeVisible();
    await expect(canvas.getByText(/Über die Schaltfläche/)).toBeVisible();
  },
};
export const NurEines: Story = {
  name: 'Nur eines offen',
  args: { exclusive: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Wie bewerbe ich mich?'));
    await userEvent.click(canvas.getByText('Wer sieht meine Daten?'));
    await expect(canvas.getByText(/Nur das Unternehmen/)).toBeVisible();
    await expect(canvas.getByText(/Über die Schaltfläche/)).not.toBeVisible();
  },
};
export const EinEintrag: Story = { name: 'Ein Eintrag', args: { items: items.slice(0, 1) } };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { items: [{ key: 'a', summary: 'Rechtsschutzversicherungsgesellschaftsverbund und Donaudampfschifffahrt?', content: <p>Ja.</p> }] },
};
export const Dunkel: Story = { ...dark };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
