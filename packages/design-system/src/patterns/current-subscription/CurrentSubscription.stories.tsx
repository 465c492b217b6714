import { readPlans, type Subscription } from '@stellwerk/domain';
import { fixtures, FIXTURE_NOW } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { CurrentSubscription } from './CurrentSubscription';

const plans = readPlans(fixtures.plans);
const [, standard, , enterprise] = plans;
if (!standard || !enterprise) throw new Error('Die Tarife fehlen in den Beispieldaten.');

const subscription: Subscription = {
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
  parameters: guide({
    when: ['Ganz oben in der Ansicht des Abonnements: Tarif, Zustand, Preis, und wie weit die Laufzeit ist.'],
    whenNot: ['Zur Wahl eines anderen Tarifs: `PlanCards`.', 'Ohne Abonnement: `EmptyState` mit dem Weg zu den Tarifen.'],
    accessibility: [
      'Die Strecke der Laufzeit ist Schmuck; Resttage, Beginn und Ende stehen als Worte daneben.',
      '„Aktiv“ ist Ring und Wort; jeder andere bekannte Zustand steht in Worten, mit dem Wert der Antwort darunter (CP07).',
      '`onCancel` fragt erst nach, bevor etwas geschieht: das ist Sache der Seite.',
    ],
    keyboard: [
      ['Tab', 'Tarif wechseln, Kündigen'],
      ['Eingabe, Leertaste', 'drückt'],
    ],
  }),
  args: { subscription, now: new Date(FIXTURE_NOW), onUpgrade: fn(), onCancel: fn() },
} satisfies Meta<typeof CurrentSubscription>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aktiv: Story = {
  parameters: { spec: ['CP07', 'CP08', 'CP23', 'CP24', 'EN40'] },
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

/**
 * Each plan in each billing cycle: all but the individual offer can be changed, and the individual
 * offer never has a price.
 */
export const JederTarif: Story = {
  name: 'Jeder Tarif',
  parameters: { spec: ['CP08', 'CP22'] },
  render: (args) => (
    <>
      {plans.flatMap((plan) =>
        (['MONTHLY', 'YEARLY'] as const).map((cycle) => (
          <section key={plan.id + cycle} aria-label={`${plan.type} ${cycle}`}>
            <CurrentSubscription {...args} subscription={{ ...subscription, plan, cycle }} />
          </section>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    for (const { type } of plans)
      for (const cycle of ['MONTHLY', 'YEARLY']) {
        const shown = within(canvas.getByRole('region', { name: `${type} ${cycle}` }));
        const offered = shown.getAllByRole('button').map(({ textContent }) => textContent);
        await expect(offered).toEqual(type === 'ENTERPRISE' ? ['Kündigen'] : ['Tarif wechseln', 'Kündigen']);
        await expect(shown.queryAllByText('Preis auf Anfrage')).toHaveLength(type === 'ENTERPRISE' ? 1 : 0);
        // A free plan has no renewal.
        await expect(shown.queryAllByText('Dauerhaft kostenlos')).toHaveLength(type === 'BASIS' ? 1 : 0);
        await expect(shown.queryAllByText(/verlängert sich/)).toHaveLength(type === 'BASIS' || type === 'ENTERPRISE' ? 0 : 1);
      }
  },
};

export const Gekündigt: Story = {
  parameters: { spec: ['CP07', 'CP08', 'CP23'] },
  args: { subscription: { ...subscription, status: 'CANCELLED', endDate: '2026-11-10T08:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gekündigt zum 10. November 2026')).toBeVisible();
    await expect(canvas.getByText('CANCELLED')).toBeVisible();
    await expect(canvas.queryByText(/verlängert sich/)).toBeNull();
    await expect(canvas.getByText('Noch 0 Tage')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Jährlich: Story = {
  args: { subscription: { ...subscription, cycle: 'YEARLY', autoRenew: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^529,20\s€ pro Jahr, endet ohne Verlängerung$/)).toBeVisible();
  },
};

// Without an end date there is no track and no remaining time (O31).
export const OhneEnde: Story = {
  args: { subscription: { ...subscription, endDate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch 0 Tage')).toBeVisible();
    await expect(canvas.queryByText('Ende')).toBeNull();
  },
};

export const LetzterTag: Story = {
  args: { subscription: { ...subscription, endDate: '2026-11-20T20:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch 1 Tag')).toBeVisible();
  },
};

// Without the permissions there are no buttons.
export const NurLesen: Story = {
  args: { onUpgrade: undefined, onCancel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
