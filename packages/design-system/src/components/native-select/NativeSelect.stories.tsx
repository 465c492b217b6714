import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { NativeSelect } from './NativeSelect';

const meta = {
  title: 'Bausteine/Auswahl (nativ)',
  component: NativeSelect,
  args: {
    label: 'Standort',
    placeholder: 'Alle Standorte',
    className: 'sw:max-w-sm',
    onChange: fn(),
    options: [
      { value: 'hamburg', label: 'Hamburg' },
      { value: 'koeln', label: 'Köln' },
    ],
  },
  parameters: guide({
    when: ['Eines aus wenigen auf öffentlichen Seiten und Telefonen: das Gerät zeigt seine eigene Liste.'],
    whenNot: [
      'Auf der Unternehmensseite mit Zeichen an den Einträgen: `Select`.',
      'Für viele Einträge: `ComboBox`; für zwei oder drei: `RadioGroup`.',
    ],
    accessibility: [
      'Das native Element: jede Hilfstechnik kennt es.',
      '`placeholder` ist ein leerer erster Eintrag und ersetzt die Beschriftung nicht.',
    ],
    keyboard: [
      ['Tab', 'zum Feld'],
      ['Pfeil nach unten, nach oben', 'nächster, voriger Eintrag'],
      ['Leertaste', 'öffnet die Liste'],
      ['Buchstaben', 'springen zum Eintrag'],
    ],
  }),
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByLabelText('Standort');
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Köln');
    await expect(select).toHaveValue('koeln');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const MitFehler: Story = { args: { error: 'Bitte füllen Sie alle Pflichtfelder aus' } };
export const Klein: Story = { args: { size: 'sm', hideLabel: true } };
export const MitFehlerUndHinweis: Story = {
  name: 'Mit Fehler und Hinweis',
  args: { error: 'Bitte füllen Sie alle Pflichtfelder aus', hint: 'Wo meistens gearbeitet wird' },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Standort');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Bitte füllen Sie alle Pflichtfelder aus Wo meistens gearbeitet wird');
  },
};
export const Gesperrt: Story = { args: { disabled: true } };
export const DreihundertEinträge: Story = {
  name: 'Dreihundert Einträge',
  args: {
    options: Array.from({ length: 300 }, (_, index) => ({
      value: String(index),
      label: `Rechtsschutzversicherungsgesellschaft ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Standort');
    await userEvent.selectOptions(select, 'Rechtsschutzversicherungsgesellschaft 300');
    await expect(select).toHaveValue('299');
  },
};
export const Dunkel: Story = { ...dark };
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
