import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  title: 'Bausteine/Textbereich',
  component: TextArea,
  args: { label: 'Nachricht', optional: true, className: 'sw:max-w-md' },
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
