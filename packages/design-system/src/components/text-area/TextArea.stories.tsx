import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { TextArea } from './TextArea';

const meta = {
  title: 'Bausteine/Textbereich',
  component: TextArea,
  args: { label: 'Nachricht', optional: true, className: 'sw:max-w-md' },
  parameters: guide({
    when: ['Text über mehrere Zeilen: Nachricht, Notiz.'],
    whenNot: ['Eine Zeile: `TextField`.', 'Mit Überschriften und Listen: `RichTextEditor`.'],
    accessibility: [
      'Die Höhe lässt sich ziehen; Fehler und Hinweis werden mit dem Feld vorgelesen.',
      'Eine Grenze steht als Hinweis da und schneidet nichts ab.',
    ],
    keyboard: [
      ['Tab', 'zum Feld und wieder hinaus'],
      ['Eingabe', 'neue Zeile'],
    ],
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Nachricht (optional)');
    await userEvent.type(area, 'Erste Zeile{enter}Zweite Zeile');
    await expect(area).toHaveValue('Erste Zeile\nZweite Zeile');
  },
};
export const MitFehler: Story = {
  args: { error: 'Höchstens 2000 Zeichen.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nachricht (optional)')).toHaveAccessibleDescription('Höchstens 2000 Zeichen.');
  },
};
export const Gesperrt: Story = { args: { disabled: true, defaultValue: 'Schon abgesendet' } };
export const LangesWort: Story = {
  ...narrow,
  name: 'Langes Wort, 320 px',
  args: { defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
};
export const Dunkel: Story = { ...dark };
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
