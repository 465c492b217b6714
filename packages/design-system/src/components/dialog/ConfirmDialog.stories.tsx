import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Bausteine/Rückfrage',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Bewerbung ablehnen?',
    description: 'Die Bewerberin oder der Bewerber wird benachrichtigt.',
    confirmLabel: 'Ja, ablehnen',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ja: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Bewerbung ablehnen?' });
    await userEvent.click(screen.getByRole('button', { name: 'Ja, ablehnen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const Nein: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const NochNicht: Story = {
  args: { confirmDisabled: true, confirmLabel: 'Unternehmen deaktivieren', title: 'Unternehmen deaktivieren' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Unternehmen deaktivieren' })).toBeDisabled();
  },
};
export const EnterZerstörtNichts: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
