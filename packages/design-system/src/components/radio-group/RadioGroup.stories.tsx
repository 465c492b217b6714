import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Bausteine/Optionsfelder',
  component: RadioGroup,
  args: {
    label: 'Design',
    name: 'templateType',
    className: 'sw:max-w-sm',
    onChange: fn(),
    options: [
      { value: 'template1', label: 'Klassisch', hint: 'Ruhig, mit Serifen' },
      { value: 'template2', label: 'Moderne Alternative' },
      { value: 'template3', label: 'Konservatives Business' },
    ],
  },
  parameters: guide({
    when: ['Eines aus zwei bis sieben, die alle zu sehen sein sollen.'],
    whenNot: ['Für mehr Einträge: `NativeSelect` oder `Select`.', 'Für mehreres: `CheckboxGroup`; für an und aus: `Switch`.'],
    accessibility: ['Die Frage ist der Name der Gruppe; ein Fehler wird mit ihr vorgelesen.', 'Die ganze Karte lässt sich drücken.'],
    keyboard: [
      ['Tab', 'zum gewählten Eintrag, beim nächsten Mal hinaus'],
      ['Pfeiltasten', 'wählen den nächsten, vorigen Eintrag'],
      ['Leertaste', 'wählt, wenn noch nichts gewählt ist'],
    ],
  }),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Karten: Story = {
  args: { defaultValue: 'template2' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Moderne Alternative' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Konservatives Business' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const MitFehler: Story = {
  args: { error: 'Bitte wählen Sie einen Typ aus.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Design' });
    await expect(group).toHaveAccessibleDescription('Bitte wählen Sie einen Typ aus.');
    await expect(group).toBeInvalid();
  },
};

export const Schlicht: Story = { args: { look: 'plain', defaultValue: 'template1' } };
export const Dunkel: Story = { args: { defaultValue: 'template1' }, globals: { theme: 'dark' } };
export const Gesperrt: Story = {
  args: {
    options: [
      { value: 'a', label: 'Klassisch' },
      { value: 'b', label: 'Moderne Alternative', disabled: true },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Moderne Alternative' })).toBeDisabled();
    await userEvent.click(canvas.getByText('Moderne Alternative'), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: {
    options: [
      {
        value: 'a',
        label: 'Rechtsschutzversicherungsgesellschaftsverbundsvorlage',
        hint: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      },
    ],
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
