import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './Switch';

const meta = { title: 'Bausteine/Schalter', component: Switch, args: { label: 'LinkedIn-Profil angeben' } } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aus: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'LinkedIn-Profil angeben' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('LinkedIn-Profil angeben'));
    await expect(control).not.toBeChecked();
  },
};
export const An: Story = { args: { defaultChecked: true, hint: 'Sichtbar für das Unternehmen' } };
export const Gesperrt: Story = { args: { disabled: true } };
export const Dunkel: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
