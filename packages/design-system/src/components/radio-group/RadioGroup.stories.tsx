import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
