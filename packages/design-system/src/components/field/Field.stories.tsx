import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field';
import { useField, type FieldBase } from './useField';

/** A field of one's own: one hook, one frame. */
function YearField({ label, hint, error, optional }: FieldBase) {
  const field = useField({ id: 'jahr', hint, error, 'aria-describedby': 'mehr' });
  return (
    <>
      <Field {...{ field, label, hint, error, optional }} className="sw:max-w-40">
        <input {...field.control} type="number" className="sw-control" />
      </Field>
      <p id="mehr">Vierstellig</p>
    </>
  );
}

const meta = { title: 'Bausteine/Feldrahmen', component: YearField, args: { label: 'Gründungsjahr', optional: true } } satisfies Meta<
  typeof YearField
>;
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
