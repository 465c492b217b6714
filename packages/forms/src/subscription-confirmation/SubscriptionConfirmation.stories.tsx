import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SubscriptionConfirmation } from './SubscriptionConfirmation';

const meta = {
  title: 'Formulare/Tarif bestätigen',
  component: SubscriptionConfirmation,
  args: { plan: { name: 'Premium', price: 199 }, cycle: 'MONTHLY', onConfirm: fn(), onBack: fn() },
} satisfies Meta<typeof SubscriptionConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monatlich: Story = {
  parameters: { spec: ['CP10'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^199,00\s€ pro Monat$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl bestätigen' }));
    await expect(canvas.getByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die AGB und die Nutzungsbedingungen' }));
    await expect(canvas.queryByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl bestätigen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück zur Planauswahl' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Jaehrlich: Story = {
  args: { cycle: 'YEARLY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\.149,20\s€ pro Jahr$/)).toBeVisible();
  },
};

export const AufAnfrage: Story = {
  args: { plan: { name: 'Enterprise', price: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preis auf Anfrage')).toBeVisible();
  },
};

export const Vermerkt: Story = { args: { done: true } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
