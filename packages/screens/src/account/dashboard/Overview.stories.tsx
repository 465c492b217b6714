import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadable } from '@stellwerk/design-system';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { loading, ready } from '../../testing/story-values';
import { StoryArea, storyApplications, storyCompanies, storyReferrals } from '../story-area';
import { OverviewScreen } from './OverviewScreen';

const applications = { applications: ready(storyApplications), withdraw: fn(() => Promise.resolve()) };
const companies = { companies: ready([]) };
const referrals = { list: ready(storyReferrals) };

const meta = {
  title: 'Konto/Übersicht nach Rolle',
  component: OverviewScreen,
  parameters: { layout: 'fullscreen' },
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

/** Headings of the sections in page order. */
const sectionsOf = (canvas: Canvas): readonly string[] =>
  within(canvas.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

export const Kandidatin: Story = {
  ...candidate,
  args: { referrals: { ...referrals, list: ready([]) }, unread: 1 },
  parameters: { spec: ['AC20'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Meine Bewerbungen' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Meine Unternehmen' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Zu den Nachrichten' })).toHaveAttribute('href', '/dashboard?tab=messages');
    await expect(await canvas.findByText(/Keine Stellenanzeigen mit Empfehlung gefunden\./)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeNull();
  },
};

export const Empfehlungsgeberin: Story = {
  ...as('referrer@demo.example'),
  args: { lead: 'referrals', applications: { ...applications, applications: ready([]) } },
  parameters: { spec: ['RF23'] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Stellenanzeigen mit Empfehlung' }));
    await expect(section.getAllByRole('link', { name: /^Details/ })[0]).toHaveAttribute('href', `/jobs/${storyReferrals[0]?.job.id}`);
    await expect(canvas.getByRole('link', { name: 'Alle Empfehlungen' })).toHaveAttribute('href', '/dashboard?tab=referrals');
    await expect(sectionsOf(canvas)).toEqual(['Stellenanzeigen mit Empfehlung', 'Meine Bewerbungen']);
    // An account without the candidate role: one line, no green button.
    await expect(canvas.getByText(/^Noch keine Bewerbungen\./)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeNull();
  },
};

export const Unternehmen: Story = {
  ...as('owner@demo.example'),
  args: {
    lead: 'companies',
    companies: { ...companies, companies: ready(storyCompanies), createHref: '/company/create' },
    applications: { ...applications, applications: ready([]) },
    referrals: { ...referrals, list: ready([]) },
  },
  parameters: { spec: ['AC20'] },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Meine Unternehmen' }));
    await expect(section.getByRole('link', { name: new RegExp(given(storyCompanies[0]).name) })).toHaveAttribute(
      'href',
      `/company/${storyCompanies[0]?.id}/dashboard`,
    );
    await expect(section.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toHaveAttribute('href', '/company/create');
  },
};

export const UnternehmenOhneUnternehmen: Story = {
  ...as('owner@demo.example'),
  name: 'Unternehmen, noch keines angelegt',
  args: {
    lead: 'companies',
    companies: { ...companies, createHref: '/company/create' },
    applications: { ...applications, applications: ready([]) },
    referrals: { ...referrals, list: ready([]) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch kein Unternehmen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toHaveAttribute('href', '/company/create');
  },
};

export const EmpfehlungsgeberinOhneEmpfehlung: Story = {
  ...as('referrer@demo.example'),
  name: 'Empfehlungsgeberin, noch ohne Empfehlung',
  args: { lead: 'referrals', applications: { ...applications, applications: ready([]) }, referrals: { ...referrals, list: ready([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Stelle zum Empfehlen suchen' })).toHaveAttribute('href', '/jobs');
    await expect(sectionsOf(canvas)[0]).toBe('Stellenanzeigen mit Empfehlung');
  },
};

export const EmpfehlungenFehlen: Story = {
  ...as('referrer@demo.example'),
  name: 'Empfehlungsgeberin, ohne den Abschnitt',
  args: { lead: 'referrals', applications: { ...applications, applications: ready([]) }, referrals: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stellenanzeigen ansehen' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Noch keine Bewerbungen' })).toBeVisible();
  },
};

export const AlleRollen: Story = {
  ...as('samira.elamrani@post.example'),
  name: 'Alle Rollen zugleich',
  args: { companies: { ...companies, companies: ready(storyCompanies), createHref: '/company/create' }, unread: 3 },
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
      applications: ready(
        Array.from({ length: 300 }, (_, index) => storyApplications[index % storyApplications.length]).flatMap((application, index) =>
          application === undefined ? [] : [{ ...application, id: String(index + 1) }],
        ),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: 'Seiten der Bewerbungen' })).getByRole('button', { name: /Weiter/ }),
    );
    await expect(canvas.getByText('21 bis 40 von 300')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: '300 Bewerbungen' })).toHaveFocus();
  },
};

export const Lädt: Story = {
  ...candidate,
  args: { companies: { companies: loading() }, applications: { ...applications, applications: loading() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Meine Bewerbungen' })).toBeNull();
  },
};

const again = () => fn(() => Promise.resolve());
const [companiesAgain, applicationsAgain, referralsAgain] = [again(), again(), again()] as const;

export const Fehler: Story = {
  ...candidate,
  args: {
    companies: { companies: loadable.failed('', { reload: companiesAgain }) },
    applications: { ...applications, applications: loadable.failed('', { reload: applicationsAgain }) },
    referrals: { list: loadable.failed('', { reload: referralsAgain }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ihre Empfehlungen konnten nicht geladen werden');
    const alerts = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const text of ['Ihre Unternehmen konnten', 'Fehler beim Laden der Bewerbungen', 'Ihre Empfehlungen konnten']) {
      await expect(alerts.some((alert) => alert?.includes(text))).toBe(true);
    }
    const [company, list, referral] = canvas.getAllByRole('button', { name: 'Erneut versuchen' });
    for (const button of [company, list, referral]) await userEvent.click(given(button));
    for (const call of [companiesAgain, applicationsAgain, referralsAgain]) await expect(call).toHaveBeenCalledOnce();
  },
};

export const TelefonUnternehmen: Story = {
  ...UnternehmenOhneUnternehmen,
  name: 'Telefon, Unternehmen ohne Unternehmen',
  globals: { viewport: { value: 'mobile1' } },
};
export const Telefon: Story = { ...AlleRollen, name: 'Telefon', globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { ...AlleRollen, name: 'Dunkel', globals: { theme: 'dark' } };
