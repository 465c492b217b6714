import { lazyPart } from '@stellwerk/design-system';
import { fixtureCompanies } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { failed, loading, ready, refused, reload } from '../../testing/story-values';
import { storyAccount } from '../../testing/story-account';
import { StoryFrame } from '../../testing/story-frame';
import team from '../team/TeamScreen.stories';
import { TeamScreen } from '../team/TeamScreen';
import { CompanyFrame } from './CompanyFrame';

const [company] = fixtureCompanies;
if (company === undefined) throw new Error('Das Unternehmen fehlt in den Beispieldaten.');
const owned = { ...company, role: 'OWNER' } as const;

const meta = {
  title: 'Unternehmen/Rahmen',
  component: CompanyFrame,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame path="/company/1/dashboard?tab=team">{Story()}</StoryFrame>],
  args: {
    companyId: '1',
    supportHref: 'mailto:support@stellwerk.example',
    company: ready(owned),
    tab: 'team',
    newApplications: 6,
    activate: fn((_withJobs: boolean) => Promise.resolve()),
    // The switcher lists the companies.
    account: storyAccount('owner@demo.example', { companies: undefined }),
    switcher: { companies: fixtureCompanies.map(({ id, name, logoUrl }) => ({ id, name, logoUrl, href: `/company/${id}/dashboard` })) },
    children: <TeamScreen {...team.args} />,
  },
} satisfies Meta<typeof CompanyFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Geladen: Story = {
  parameters: { spec: ['CD04', 'CD05', 'CD06', 'CD07', 'CD08', 'CD09', 'CD10', 'CD11', 'CD13', 'CD15'] },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Bereiche des Unternehmens' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Dashboard', 'dashboard'],
        ['Bewerbungen6', 'applications'],
        ['Nachrichten', 'messages'],
        ['Stellenanzeigen', 'jobs'],
        ['Team', 'team'],
        ['Fokusseiten', 'focus'],
        ['Dokumente', 'documents'],
      ].map(([label, tab]) => [label, `/company/1/dashboard?tab=${tab}`]),
    );
    await expect(canvas.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    const header = within(canvas.getByRole('banner'));
    for (const text of [company.name, company.industry, company.city]) await expect(header.getAllByText(new RegExp(text))[0]).toBeVisible();
    await expect(canvas.getByRole('banner').querySelector('img')).toHaveAttribute('src', company.logoUrl);
    await expect(header.getByRole('link', { name: 'Einstellungen' })).toHaveAttribute('href', '/company/1/settings');
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum');
    await expect(footer.getByRole('link', { name: 'Barrierefreiheit' })).toHaveAttribute('href', '/barrierefreiheit');
    await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:support@stellwerk.example');
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

const inactive = { ...owned, active: false } as const;

export const Inaktiv: Story = {
  parameters: { spec: ['CD24', 'CD25'] },
  args: { company: ready(inactive) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Unternehmen aktivieren' });
    await userEvent.click(button);
    const question = within(await screen.findByRole('alertdialog', { name: 'Unternehmen aktivieren?' }));
    await expect(args.activate).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('checkbox', { name: 'Stellenanzeigen wieder einschalten, die vorher aktiv waren' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, aktivieren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.activate).toHaveBeenCalledWith(true);
    await expect(await canvas.findByText('Unternehmen wurde erfolgreich aktiviert')).toBeVisible();
  },
};

export const AktivierenScheitert: Story = {
  args: { company: ready(inactive), activate: fn((_withJobs: boolean) => Promise.reject(new Error('500'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen aktivieren' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja, aktivieren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Fehler beim Aktivieren des Unternehmens. Bitte versuchen Sie es später erneut.')).toBeVisible();
  },
};

export const InaktivFürMitglieder: Story = {
  parameters: { spec: ['O89'] },
  args: { company: ready({ ...inactive, role: 'ADMIN' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bitten Sie den Inhaber, das Unternehmen wieder zu aktivieren.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unternehmen aktivieren' })).toBeNull();
  },
};

export const OhneLogo: Story = {
  parameters: { spec: ['CD14'] },
  args: { company: ready({ ...company, logoUrl: '' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header img')).toHaveAttribute('src', '/images/placeholders/no-logo.png');
  },
};

export const LangerName: Story = {
  args: {
    company: ready({
      ...company,
      name: 'Oldenburger Rechtsschutzversicherungsgesellschaft mit beschränkter Haftung',
      industry: 'Finanzen und Versicherungen',
      city: 'Bad Zwischenahn-Petersfehn',
    }),
    newApplications: 1234,
    unreadMessages: 57,
  },
};

export const LangerNameAufDemTelefon: Story = {
  ...LangerName,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const openSwitcher = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen wechseln' }));
  await screen.findByRole('dialog', { name: 'Ihre Unternehmen' });
};

export const WechslerMitEinemUnternehmen: Story = {
  args: { switcher: { companies: [{ id: '1', name: company.name, logoUrl: company.logoUrl, href: '/company/1/dashboard' }] } },
  play: async ({ canvas }) => {
    await openSwitcher(canvas);
    await expect(screen.getByRole('link', { name: company.name, current: true })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toHaveAttribute('href', '/company/create');
  },
};

export const WechslerMitVielenUnternehmen: Story = {
  name: 'Wechsler mit vielen Unternehmen',
  args: {
    activate: fn((_withJobs: boolean) => Promise.resolve()),
    switcher: {
      companies: Array.from({ length: 40 }, (_, index) => ({
        id: String(index + 1),
        name: index === 0 ? company.name : `Tochtergesellschaft ${index}`,
        logoUrl: '',
        href: `/company/${index + 1}/dashboard`,
      })),
    },
  },
  play: async ({ canvas }) => {
    await openSwitcher(canvas);
    await expect(screen.getAllByRole('link', { name: /^Tochtergesellschaft/ })).toHaveLength(39);
    const create = screen.getByRole('link', { name: 'Neues Unternehmen erstellen' });
    await expect(create.getBoundingClientRect().bottom).toBeLessThan(700);
  },
};

export const WechslerLädt: Story = {
  args: { switcher: { loading: true } },
  play: async ({ canvas }) => {
    await openSwitcher(canvas);
    await expect(screen.getByText('Wird geladen...')).toBeVisible();
  },
};

export const WechslerMitFehler: Story = {
  args: { switcher: { error: 'Keine Antwort vom Server erhalten. Bitte überprüfen Sie Ihre Internetverbindung.', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await openSwitcher(canvas);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Erneut versuchen' }));
    await expect('onRetry' in args.switcher && args.switcher.onRetry).toHaveBeenCalledOnce();
  },
};

export const TelefonMenü: Story = {
  name: 'Telefon: Menü',
  parameters: { spec: ['CD23'] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Bereiche des Unternehmens' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menü' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Bereiche des Unternehmens' }));
    await expect(menu.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Fokusseiten' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mein Bereich' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Abmelden' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Menü' })).toHaveFocus();
  },
};

export const KontoMenü: Story = {
  name: 'Konto',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Konto von/ }));
    await expect(await canvas.findByRole('link', { name: 'Mein Bereich' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Meine Unternehmen' })).toBeNull();
  },
};

export const KontoMenüDunkel: Story = { ...KontoMenü, name: 'Konto, dunkel', globals: { theme: 'dark' } };

/**
 * A person who was removed from the team gets a message at the next call, in place of the open page
 * (O51).
 */
export const ZugangBeendet: Story = {
  name: 'Zugang beendet',
  args: { removed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sie haben keinen Zugang mehr zu diesem Unternehmen');
    await expect(canvas.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('navigation', { name: 'Bereiche des Unternehmens' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Konto von/ })).toBeVisible();
  },
};

export const ZugangBeendetDunkel: Story = { ...ZugangBeendet, name: 'Zugang beendet, dunkel', globals: { theme: 'dark' } };

export const ZugangBeendetTelefon: Story = {
  ...ZugangBeendet,
  name: 'Zugang beendet, Telefon',
  globals: { viewport: { value: 'mobile1' } },
};

export const Lädt: Story = {
  args: { company: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Dashboard wird geladen...');
  },
};

const Endless = lazyPart(() => new Promise<never>(() => undefined));
const Lost = lazyPart(() => Promise.reject<never>(new Error('Keine Verbindung')));

/** The company is loaded, but not the script of the open page. */
export const SeiteLädt: Story = {
  name: 'Seite lädt',
  args: { children: <Endless /> },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('Wird geladen...');
    await expect(canvas.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
  },
};

export const SeiteLädtDunkel: Story = { ...SeiteLädt, name: 'Seite lädt, dunkel', globals: { theme: 'dark' } };

export const SeiteLädtTelefon: Story = {
  ...SeiteLädt,
  name: 'Seite lädt, Telefon',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const SeiteNichtGeladen: Story = {
  name: 'Seite nicht geladen',
  args: { children: <Lost /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dieser Teil der Seite konnte nicht geladen werden' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Team' })).toBeVisible();
  },
};

/** A menu opened while the company loads stays open afterwards. */
export const KontoBleibtOffen: Story = {
  name: 'Konto bleibt offen, wenn das Unternehmen kommt',
  render: function Arriving(args) {
    const [arrived, setArrived] = useState(false);
    return (
      <>
        <CompanyFrame {...args} company={arrived ? args.company : loading()} />
        <button type="button" onClick={() => setArrived(true)}>
          Unternehmen kommt
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Konto von/ }));
    const entry = await canvas.findByRole('link', { name: 'Mein Bereich' });
    // A click outside would close it.
    canvas.getByRole('button', { name: 'Unternehmen kommt' }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    await expect(entry).toBeVisible();
  },
};

export const OhneBerechtigung: Story = {
  parameters: { spec: ['CD27', 'CD28'] },
  args: { company: refused(403) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Authentifizierungsfehler')).toBeVisible();
    await expect(
      canvas.getByText('Ihre Sitzung ist abgelaufen oder Sie haben keine Berechtigung. Bitte melden Sie sich erneut an.'),
    ).toBeVisible();
    // For a logged-in person the message says that logging in again with the same account will not
    // help.
    await expect(canvas.getByText(/^Ihr Konto gehört nicht oder nicht mehr zum Team/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Erneut anmelden' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcompany%2F1%2Fdashboard',
    );
  },
};

export const NichtGefunden: Story = {
  args: { company: refused(404) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unternehmen nicht gefunden')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute('href', '/dashboard');
  },
};

export const Fehler: Story = {
  args: { company: refused(500) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fehler beim Laden des Dashboards')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const UnbekannterFehler: Story = {
  parameters: { spec: ['CD31'] },
  args: { company: failed(new TypeError('x')) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Unbekannter Fehler')).toBeVisible();
  },
};
