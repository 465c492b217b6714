import { readPlans } from '@stellwerk/domain';
import { fixtures, FIXTURE_NOW } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CurrentSubscription, type SubscriptionView } from './CurrentSubscription';

const [, standard, , enterprise] = readPlans(fixtures.plans);
if (!standard || !enterprise) throw new Error('Die Tarife fehlen in den Beispieldaten.');

const subscription: SubscriptionView = {
  plan: standard,
  status: 'ACTIVE',
  cycle: 'MONTHLY',
  startDate: '2026-11-05T09:00:00.000Z',
  endDate: '2026-12-13T08:00:00.000Z',
  autoRenew: true,
};

const meta = {
  title: 'Muster/Aktueller Tarif',
  component: CurrentSubscription,
  args: { subscription, now: new Date(FIXTURE_NOW), onUpgrade: fn(), onCancel: fn() },
} satisfies Meta<typeof CurrentSubscription>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aktiv: Story = {
  parameters: { spec: ['CP07', 'CP08', 'CP23', 'CP24'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Aktiv')).toBeVisible();
    await expect(canvas.getByText('Noch 23 Tage')).toBeVisible();
    await expect(canvas.getByText('05. November 2026')).toBeVisible();
    await expect(canvas.getByText('13. Dezember 2026')).toBeVisible();
    await expect(canvas.getByText(/^49,00\s€ pro Monat/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tarif wechseln' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Kündigen' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Enterprise: Story = {
  parameters: { spec: ['CP08', 'CP22'] },
  args: { subscription: { ...subscription, plan: enterprise, cycle: 'YEARLY' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preis auf Anfrage')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tarif wechseln' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Kündigen' })).toBeVisible();
  },
};

export const Gekündigt: Story = {
  parameters: { spec: ['CP07', 'CP08', 'CP23'] },
  args: { subscription: { ...subscription, status: 'CANCELLED', endDate: '2026-11-10T08:00:00.000Z', autoRenew: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CANCELLED')).toBeVisible();
    await expect(canvas.getByText('Noch 0 Tage')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };
