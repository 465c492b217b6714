import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryArea, storyApplications, storyCompanies, storyReferrals } from '../story-area';
import { logInForStory } from '../StoryApp';
import { OverviewScreen } from './OverviewScreen';

const applications = {
  applications: storyApplications,
  failed: false,
  retrying: false,
  onRetry: fn(),
  onWithdraw: fn(() => Promise.resolve(null)),
};
const companies = { companies: [], failed: false, onRetry: fn() };
const referrals = { list: storyReferrals, failed: false, onRetry: fn() };

const meta = {
  title: 'Konto/Übersicht nach Rolle',
  component: OverviewScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => logInForStory(),
  args: { companies, applications, referrals },
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (email: string): Pick<Story, 'decorators'> => ({
  decorators: [
    (Story, { args }) => (
      <StoryArea tab="overview" email={email} unread={args.unread}>
        {Story()}
      </StoryArea>
    ),
  ],
});

const candidate = as('candidate@demo.example');

export const Kandidatin: Story = {
  ...candidate,
  args: { referrals: { ...referrals, list: [] }, unread: 1 },
  parameters: { spec: ['AC20'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Meine Bewerbungen' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Meine Unternehmen' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Zu den Nachrichten' })).toHaveAttribute('href', '/dashboard?tab=messages');
    await expect(await canvas.findByText('Keine Stellenanzeigen mit Empfehlung gefunden.')).toBeVisible();
  },
};

export const Empfehlungsgeberin: Story = {
  ...as('referrer@demo.example'),
  args: { applications: { ...applications, applications: [] } },
  parameters: { spec: ['RF23'] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Stellenanzeigen mit Empfehlung' }));
    await expect(section.getAllByRole('link', { name: /^Details/ })[0]).toHaveAttribute('href', `/jobs/${storyReferrals[0]?.job.id}`);
    await expect(canvas.getByRole('link', { name: 'Alle Empfehlungen' })).toHaveAttribute('href', '/dashboard?tab=referrals');
    await expect(canvas.getByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeVisible();
  },
};

export const Unternehmen: Story = {
  ...as('owner@demo.example'),
  args: {
    companies: { ...companies, companies: storyCompanies, createHref: '/company/create' },
    applications: { ...applications, applications: [] },
    referrals: { ...referrals, list: [] },
  },
  parameters: { spec: ['AC20'] },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Meine Unternehmen' }));
    await expect(section.getByRole('link', { name: new RegExp(storyCompanies[0]?.name ?? '') })).toHaveAttribute(
      'href',
      `/company/${storyCompanies[0]?.id}/dashboard`,
    );
    await expect(section.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toHaveAttribute('href', '/company/create');
  },
};

export const UnternehmenOhneUnternehmen: Story = {
  ...as('owner@demo.example'),
  name: 'Unternehmen, noch keines angelegt',
  args: { companies: { ...companies, createHref: '/company/create' }, applications: { ...applications, applications: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch kein Unternehmen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toHaveAttribute('href', '/company/create');
  },
};

export const AlleRollen: Story = {
  ...as('samira.elamrani@post.example'),
  name: 'Alle Rollen zugleich',
  args: { companies: { ...companies, companies: storyCompanies, createHref: '/company/create' }, unread: 3 },
  play: async ({ canvas }) => {
    for (const name of ['Meine Unternehmen', 'Meine Bewerbungen', 'Stellenanzeigen mit Empfehlung']) {
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    }
    await expect(canvas.getByText('3 ungelesene Nachrichten')).toBeVisible();
  },
};

export const DreihundertBewerbungen: Story = {
  ...candidate,
  name: '300 Bewerbungen',
  args: {
    applications: {
      ...applications,
      applications: Array.from({ length: 300 }, (_, index) => storyApplications[index % storyApplications.length]).flatMap(
        (application, index) => (application === undefined ? [] : [{ ...application, id: String(index + 1) }]),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: 'Seiten der Bewerbungen' })).getByRole('button', { name: /Weiter/ }),
    );
    await expect(canvas.getByText('21 bis 40 von 300')).toBeVisible();
  },
};

export const Lädt: Story = {
  ...candidate,
  args: { companies: { ...companies, companies: undefined }, applications: { ...applications, applications: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Meine Bewerbungen' })).toBeNull();
  },
};

export const Fehler: Story = {
  ...candidate,
  args: {
    companies: { ...companies, companies: undefined, failed: true },
    applications: { ...applications, applications: undefined, failed: true },
    referrals: { ...referrals, list: undefined, failed: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ihre Empfehlungen konnten nicht geladen werden');
    const alerts = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const text of ['Ihre Unternehmen konnten', 'Fehler beim Laden der Bewerbungen', 'Ihre Empfehlungen konnten']) {
      await expect(alerts.some((alert) => alert?.includes(text))).toBe(true);
    }
    const [company, list, referral] = canvas.getAllByRole('button', { name: 'Erneut versuchen' });
    for (const button of [company, list, referral]) await userEvent.click(button ?? document.body);
    for (const call of [companies.onRetry, applications.onRetry, referrals.onRetry]) await expect(call).toHaveBeenCalledOnce();
  },
};

export const Telefon: Story = { ...AlleRollen, name: 'Telefon', globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { ...AlleRollen, name: 'Dunkel', globals: { theme: 'dark' } };
