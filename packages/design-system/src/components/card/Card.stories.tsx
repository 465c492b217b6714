import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { Card } from './Card';

const meta = {
  title: 'Bausteine/Karte',
  component: Card,
  args: { children: 'Nordbahn Signaltechnik GmbH' },
  parameters: guide({
    when: ['Ein Ding mit eigenem Rand: Tarif, Mitglied, offene Bewerbung.', '`rule` statt Kasten für Abschnitte einer Seite.'],
    whenNot: ['Kasten im Kasten; Haarlinien genügen.', 'Als Ganzes zum Drücken: dann liegt ein Verweis im Titel.'],
    accessibility: ['Die Karte selbst hat keine Rolle; ihre Überschrift ordnet sie in die Gliederung ein.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  render: (args) => (
    <div className="sw:grid sw:gap-5 sw:max-w-sm">
      <Card {...args} />
      <Card {...args} look="sunken" space="sm" />
      <Card {...args} look="rule" />
    </div>
  ),
};
export const Dunkel: Story = { ...Alle, globals: { theme: 'dark' } };

export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { children: 'Rechtsschutzversicherungsgesellschaftsverbund' },
};
