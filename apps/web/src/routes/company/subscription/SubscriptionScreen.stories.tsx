import type { SubscriptionView } from '@stellwerk/design-system/patterns';
import { fixturePlans } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { subscriptionWords } from '../../../i18n/company/subscription.de';
import { StoryPage } from '../shared/StoryPage';
import { storyNow, storySubscription } from '../overview/story-data';
import { SubscriptionScreen } from './SubscriptionScreen';

const [, standard] = fixturePlans;
const enterprise = fixturePlans.find(({ type }) => type === 'ENTERPRISE');
if (standard === undefined || enterprise === undefined) throw new Error('Der Tarif fehlt in den Beispieldaten.');

const current: SubscriptionView = {
  ...storySubscription,
  plan: standard,
  cycle: 'MONTHLY',
  endDate: '2026-12-13T08:00:00.000Z',
  startDate: '2026-11-13T08:00:00.000Z',
};

const meta = {
  title: 'Unternehmen/Abonnement',
  component: SubscriptionScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    subscription: current,
    plans: fixturePlans,
    failure: undefined,
    now: storyNow,
    supportEmail: 'support@stellwerk.example',
    onReload: fn(),
  },
} satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['CP01', 'CP04', 'CP09', 'CP12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aktueller Tarif' })).toBeVisible();
    const cycle = within(canvas.getByRole('group', { name: 'Abrechnung' }));
    await expect(cycle.getByRole('button', { name: 'Monatlich' })).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Basis', 'Standard', 'Premium', 'Enterprise'])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await userEvent.click(cycle.getByRole('button', { name: /^Jährlich/ }));
    await expect(canvas.getByText(/^529,20\s€$/)).toBeVisible();
    for (const [name, href] of [
      ['AGB', '/agb'],
      ['Nutzungsbedingungen', '/nutzerbedingungen'],
      ['Datenschutz', '/datenschutz'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};

/** What is chosen is shown again; without the terms nothing is confirmed. */
export const TarifGewählt: Story = {
  parameters: { spec: ['CP02', 'CP10'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Premium wählen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl bestätigen' }));
    await expect(canvas.getByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeVisible();
  },
};

export const TarifWählen: Story = {
  parameters: { spec: ['CP02', 'CP03', 'CP10', 'CP11'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Premium wählen' }));
    await expect(canvas.queryByRole('button', { name: 'Premium wählen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl bestätigen' }));
    await expect(canvas.getByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeVisible();
    await expect(canvas.queryByText(subscriptionWords.cancelled)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl bestätigen' }));
    await expect(canvas.getByText(subscriptionWords.cancelled)).toBeVisible();
    await expect(canvas.getByRole('link', { name: subscriptionWords.mail })).toHaveAttribute(
      'href',
      'mailto:support@stellwerk.example?subject=Tarifwechsel%3A%20Premium',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück zur Planauswahl' }));
    await expect(canvas.getByRole('button', { name: 'Premium wählen' })).toBeVisible();
    await expect(canvas.queryByText(subscriptionWords.cancelled)).toBeNull();
  },
};

export const Kündigungsfrage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kündigen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Abonnement kündigen?' }));
    await expect(question.getByText(subscriptionWords.cancelText)).toBeVisible();
  },
};

export const Kündigen: Story = {
  parameters: { spec: ['CP11'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kündigen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Abonnement kündigen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, kündigen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText(subscriptionWords.cancelled)).toBeVisible();
    await expect(canvas.getByText('Aktiv')).toBeInTheDocument();
  },
};

export const TarifWechseln: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tarif wechseln' }));
    await expect(canvas.getByRole('heading', { name: 'Tarife' })).toHaveFocus();
  },
};

/** Any other status than ACTIVE stands there as it is, and nothing can be changed about it. */
export const NichtAktiv: Story = {
  parameters: { spec: ['CP07', 'CP08'] },
  args: { subscription: { ...current, status: 'CANCELLED', autoRenew: false, endDate: '2026-11-01T08:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CANCELLED')).toBeVisible();
    await expect(canvas.queryByText('Aktiv')).toBeNull();
    for (const name of ['Tarif wechseln', 'Kündigen']) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** An individual offer: no price, no change of plan by itself. */
export const Enterprise: Story = {
  parameters: { spec: ['CP08', 'CP22'] },
  args: { subscription: { ...current, plan: enterprise, cycle: 'YEARLY' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preis auf Anfrage')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kündigen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tarif wechseln' })).toBeNull();
  },
};

export const OhneAbonnement: Story = {
  args: { subscription: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kein Abonnement' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Standard wählen' })).toBeEnabled();
  },
};

export const OhneAnmeldung: Story = {
  parameters: { spec: ['CP05'] },
  args: { subscription: undefined, plans: undefined, loginHref: '/login?redirect=%2Fcompany%2F1%2Fsubscription' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sie sind nicht angemeldet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login?redirect=%2Fcompany%2F1%2Fsubscription');
  },
};

export const Lädt: Story = { args: { subscription: undefined, plans: undefined } };

export const Fehler: Story = {
  parameters: { spec: ['CP27', 'CP30'] },
  args: { subscription: undefined, failure: { kind: 'subscription', reason: 'Internal Server Error' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden des Abonnements: Internal Server Error');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const TarifeFehlen: Story = {
  parameters: { spec: ['CP28'] },
  args: { plans: undefined, failure: { kind: 'plans', reason: 'Bad Gateway' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Abonnementpläne: Bad Gateway');
  },
};

export const UnbekannterFehler: Story = {
  parameters: { spec: ['CP29'] },
  args: { subscription: undefined, failure: { kind: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ein unbekannter Fehler ist aufgetreten');
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
