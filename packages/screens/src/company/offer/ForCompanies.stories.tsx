import { fixturePlans } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from '../../testing/story-frame';
import { StorySite } from '../../testing/story-site';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { ForCompaniesScreen } from './ForCompaniesScreen';

const meta = {
  title: 'Öffentlich/Für Unternehmen',
  component: ForCompaniesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryFrame path="/fuer-unternehmen">
        <StorySite loggedIn={args.loggedIn}>{Story()}</StorySite>
      </StoryFrame>
    ),
  ],
  args: { plans: ready(fixturePlans), loggedIn: false, supportEmail: 'support@stellwerk.example' },
} satisfies Meta<typeof ForCompaniesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A visitor registers before creating a company; every plan shows its price, and none can be booked
 * here.
 */
export const Besucher: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByText('Sie beginnen im Tarif Basis, ohne Kosten und ohne Zahlungsart.')).toHaveLength(2);
    for (const link of canvas.getAllByRole('link', { name: 'Kostenlos starten' }))
      await expect(link).toHaveAttribute('href', '/register?redirect=%2Fcompany%2Fcreate');
    const plans = within(canvas.getByRole('region', { name: 'Tarife und Preise' }));
    for (const name of ['Basis', 'Standard', 'Premium', 'Enterprise'])
      await expect(plans.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(plans.getByText(/^49,00\s€$/)).toBeVisible();
    await expect(plans.queryByRole('button', { name: /wählen/ })).toBeNull();
    await userEvent.click(plans.getByRole('button', { name: /^Jährlich/ }));
    await expect(plans.getByText(/^529,20\s€$/)).toBeVisible();
  },
};

export const Angemeldet: Story = {
  args: { loggedIn: true },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'Unternehmen anlegen' }))
      await expect(link).toHaveAttribute('href', '/company/create');
    await expect(canvas.queryByRole('link', { name: 'Kostenlos starten' })).toBeNull();
  },
};

export const Lädt: Story = {
  args: { plans: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: 'Kostenlos starten' })).toHaveLength(2);
  },
};

export const Fehler: Story = {
  args: { plans: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Die Tarife konnten nicht geladen werden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const LangeWörterTelefon: Story = {
  name: 'Lange deutsche Wörter, Telefon',
  globals: { viewport: { value: 'mobile1' } },
  args: { plans: ready(fixturePlans.map((plan) => ({ ...plan, name: 'Rechtsschutzversicherungsgesellschaftentarif' }))) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
