import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { RichText } from './RichText';

const html = `<p>Sie planen <strong>Stellwerke</strong> für den Regionalverkehr und begleiten sie bis zur <a href="#abnahme">Abnahme</a>.</p>
<h3>Ihre Werkzeuge</h3><ul><li>Lage- und Kabelpläne</li><li>Prüfunterlagen nach den Regelwerken der Rechtsschutzversicherungsgesellschaften</li></ul>
<ol><li>Planen</li><li>Prüfen</li></ol>`;

const meta = {
  title: 'Bausteine/Fließtext',
  component: RichText,
  args: { content: html },
  parameters: guide({
    when: ['Formatierten Text zeigen, den der Server schon gereinigt hat, oder eine Liste von Sätzen.'],
    whenNot: ['Für ungeprüftes HTML: hier wird nicht gereinigt.', 'Zum Schreiben: `RichTextEditor`.'],
    accessibility: ['Überschriften beginnen bei Stufe 3 und fügen sich in die Seite ein.', 'Zeilen höchstens 75 Zeichen lang.'],
    keyboard: [['Tab', 'zu den Verweisen im Text']],
  }),
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Html: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ihre Werkzeuge' })).toBeVisible();
    await expect(canvas.getByText('Stellwerke').tagName).toBe('STRONG');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Liste: Story = {
  args: { content: ['Erfahrung mit <b>Signalanlagen</b>', 'Führerschein Klasse B'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Erfahrung mit <b>Signalanlagen</b>',
      'Führerschein Klasse B',
    ]);
  },
};
export const Leer: Story = {
  args: { content: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.sw-prose')).toBeNull();
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: {
    content:
      '<h3>Rechtsschutzversicherungsgesellschaftsverbund</h3><p>https://stellwerk.example/ein/sehr/langer/verweis/ohne/jede/trennstelle</p>',
  },
};
