import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, forcedColors, narrow } from '@stellwerk/testing/stories';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Bausteine/Angaben',
  component: DescriptionList,
  args: {
    className: 'sw:max-w-md',
    items: [
      { term: 'Standort', description: 'Hamburg' },
      { term: 'Beschäftigungsart', description: 'Vollzeit' },
      { term: 'Vergütung', description: '' },
      { term: 'Unternehmensgröße', description: '11-50 Mitarbeitende' },
    ],
  },
  parameters: guide({
    when: ['Paare aus Wort und Angabe: die Fakten einer Stelle oder Bewerbung.'],
    whenNot: ['Für mehrere Dinge mit denselben Merkmalen: `Table`.'],
    accessibility: ['Wort und Angabe gehören als `dt` und `dd` zusammen; leere Angaben fallen weg, statt als Strich vorgelesen zu werden.'],
    keyboard: [],
  }),
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spalten: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Standort',
      'Beschäftigungsart',
      'Unternehmensgröße',
    ]);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};
export const Gestapelt: Story = { args: { look: 'stacked' } };
export const EineAngabe: Story = { name: 'Eine Angabe', args: { items: [{ term: 'Standort', description: 'Hamburg' }] } };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: {
    items: [
      {
        term: 'Rechtsschutzversicherungsgesellschaft',
        description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
};
export const Dunkel: Story = { ...dark };
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
