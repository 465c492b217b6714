import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { Field, FieldError, FieldHint, OptionalMark } from './Field';
import { FieldGroup } from './FieldGroup';
import { useField, type FieldBase } from './use-field';

/** A custom field: one hook, one frame. */
function YearField({ label, hint, error, optional, hideLabel }: FieldBase) {
  const field = useField({ id: 'jahr', hint, error, 'aria-describedby': 'mehr' });
  return (
    <>
      <Field {...{ field, label, hint, error, optional, hideLabel }} className="sw:max-w-40">
        <input {...field.control} type="number" className="sw-control" />
      </Field>
      <p id="mehr">Vierstellig</p>
    </>
  );
}

const meta = {
  title: 'Bausteine/Feldrahmen',
  component: YearField,
  subcomponents: { Field, FieldGroup, FieldError, FieldHint, OptionalMark },
  args: { label: 'Gründungsjahr', optional: true },
  parameters: guide({
    when: ['Um ein eigenes Eingabefeld zu bauen, das es hier nicht gibt: `useField` gibt die Kennungen, `Field` den Rahmen.'],
    whenNot: ['Wenn es das Feld schon gibt: `TextField`, `Select`, `NumberField` und die anderen bringen den Rahmen mit.'],
    accessibility: [
      'Beschriftung, Fehler und Hinweis sind mit dem Feld verbunden; der Fehler wird vor dem Hinweis gelesen.',
      'Was leer bleiben darf, trägt „(optional)“; Pflichtfelder tragen kein Sternchen.',
    ],
    keyboard: [['Tab', 'zum Feld']],
  }),
} satisfies Meta<typeof YearField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EigenesFeld: Story = {
  args: { hint: 'Aus dem Handelsregister' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Gründungsjahr (optional)');
    await expect(input).toHaveAttribute('id', 'jahr');
    await expect(input).toHaveAccessibleDescription('Aus dem Handelsregister Vierstellig');
    await expect(input).toBeValid();
  },
};

export const MitFehler: Story = {
  args: { hint: 'Aus dem Handelsregister', error: 'Bitte geben Sie ein gültiges Jahr an.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Gründungsjahr (optional)');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Bitte geben Sie ein gültiges Jahr an. Aus dem Handelsregister Vierstellig');
  },
};
export const VerborgeneBeschriftung: Story = {
  name: 'Verborgene Beschriftung',
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Gründungsjahr (optional)')).toBeVisible();
    await expect(canvas.getByText('Gründungsjahr').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
export const Dunkel: Story = { ...dark };
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
