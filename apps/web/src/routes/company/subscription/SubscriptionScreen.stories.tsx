import { fixturePlans } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { subscriptionWords } from '../../../i18n/company/subscription.de';
import { StoryPage } from '../shared/StoryPage';
import { storyNow, storySubscription } from '../overview/story-data';
import { SubscriptionScreen } from './SubscriptionScreen';

const [, standard] = fixturePlans;
if (standard === undefined) throw new Error('Der Tarif fehlt in den Beispieldaten.');

const meta = {
  title: 'Unternehmen/Abonnement',
  component: SubscriptionScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    subscription: {
      ...storySubscription,
      plan: standard,
      cycle: 'MONTHLY',
      endDate: '2026-12-13T08:00:00.000Z',
      startDate: '2026-11-13T08:00:00.000Z',
    },
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

export const Kündigen: Story = {
  parameters: { spec: ['CP11'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kündigen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Abonnement kündigen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, kündigen' }));
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
  parameters: { spec: ['CP27'] },
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
