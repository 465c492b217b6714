import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Brand } from './Brand';

const meta = {
  title: 'Bausteine/Marke',
  component: Brand,
  parameters: guide({
    when: ['Im Kopf jeder Seite, als Weg zur Startseite.'],
    whenNot: ['Als Schmuck mitten im Inhalt; die Weiche führt den Blick und ist kein Bild.'],
    accessibility: [
      'Der Verweis heißt „Stellwerk“; die Zeichnung bleibt stumm.',
      'Auf dem dunklen Band mit `onBand`, damit Wort und Fokus zu sehen sind.',
    ],
    keyboard: [
      ['Tab', 'zum Verweis, wenn `href` gesetzt ist'],
      ['Eingabe', 'öffnet die Startseite'],
    ],
  }),
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verweis: Story = {
  args: { href: '#start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stellwerk' })).toHaveAttribute('href', '#start');
  },
};
export const AufDemBand: Story = {
  args: { onBand: true },
  render: (args) => (
    <div className="sw-band sw:p-4 sw:bg-band">
      <Brand {...args} />
    </div>
  ),
};
export const Dunkel: Story = { args: { href: '#start' }, globals: { theme: 'dark' } };

export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused, args: { href: '#start' } };
export const UnterDemZeiger: Story = { ...hovered, args: { href: '#start' } };
export const Telefon: Story = { ...narrow };
