import { generalMessages } from '@stellwerk/domain';
import { companyWire, fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw/http';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { answers, asked, never, refuse, refuseOnce } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import { type StoryApp, visitForStory } from '../../../testing/story-app';
import { TextLink } from '@stellwerk/design-system';
import DashboardRoute from '../../account/dashboard/route';
import { candidateAnswers } from '../../account/dashboard/story-answers';
import CompanyDashboardRoute from './route';
import { companyAnswers, companyApplications as applications, companySettings } from './story-answers';

const companies = fixtures.companies.map((company) => ({ ...companyWire(fixtures, company), role: 'OWNER' as const }));

const meta = {
  title: 'Unternehmen/Dashboard mit Beispieldaten',
  ...asDemoUser('owner', {
    ...companyAnswers,
    myCompanies: () => companies,
    application: ({ params }) => given(applications.find(({ id }) => String(id) === params.id)),
    pendingInvitations: () => [],
    companySettings: () => companySettings,
    company: ({ params }) => given(companies.find(({ id }) => String(id) === params.id)),
  }),
  args: { at: '/company/1/dashboard?tab=applications', pages: { '/company/:companyId/dashboard': CompanyDashboardRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const openSwitcher = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Unternehmen wechseln' }));
  await screen.findByRole('dialog', { name: 'Ihre Unternehmen' });
};

export const Bewerbungen: Story = {
  parameters: { spec: ['CD01', 'CD13', 'CD35', 'CA01', 'CA02'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${applications.length} Bewerbungen`)).toBeVisible();
    await expect(canvas.getByText('Weserbund Versicherungen AG')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Bewerbungen/, current: 'page' })).toBeInTheDocument();
    await expect(asked('companyApplications')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Aktualisieren' }));
    await waitFor(() => expect(asked('companyApplications')).toHaveLength(2));
  },
};

export const EinmalGeladen: Story = {
  name: 'Einmal geladen, auch nach dem Wechsel der Reiter',
  parameters: { spec: ['CD36'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${applications.length} Bewerbungen`)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Stellenanzeigen' }));
    await expect(await canvas.findByRole('link', { name: 'Stellenanzeigen', current: 'page' })).toBeInTheDocument();
    // Longer than the interval in which two calls are merged.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    window.dispatchEvent(new Event('focus'));
    await userEvent.click(canvas.getByRole('link', { name: /^Bewerbungen/ }));
    await expect(await canvas.findByText(`${applications.length} Bewerbungen`)).toBeVisible();
    await expect(asked('companyApplications')).toHaveLength(1);
  },
};

const Start = () => <TextLink href="/dashboard">Mein Bereich</TextLink>;

export const DanachInDenEigenenBereich: Story = {
  name: 'Danach in den eigenen Bereich: kein Unternehmen gilt als inaktiv',
  args: { pages: { '/company/:companyId/dashboard': CompanyDashboardRoute, '/': Start, '/dashboard': DashboardRoute } },
  beforeEach: ({ msw }) => {
    // The own area starts with the data loaded by the company's page.
    msw.use(...answers({ ...candidateAnswers, myCompanies: () => (asked('myCompanies').length === 1 ? companies : never()) }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(`${applications.length} Bewerbungen`);
    await openSwitcher(canvas);
    await expect(await screen.findByRole('link', { name: given(fixtures.companies[1]).name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Stellwerk' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Mein Bereich' }));
    const mine = within(await canvas.findByRole('region', { name: 'Meine Unternehmen' }));
    await expect(mine.getByText('Weserbund Versicherungen AG')).toBeVisible();
    await expect(mine.queryAllByText('Inaktiv')).toHaveLength(companies.filter(({ isActive }) => !isActive).length);
  },
};

export const Einzelheiten: Story = {
  parameters: { spec: ['CA52'] },
  play: async ({ canvas }) => {
    // Once in the table and once in the blocks of narrow windows.
    const [button] = await canvas.findAllByRole('button', { name: /^Details zu Swantje Diercks, / });
    if (button === undefined) throw new Error('Die Bewerbung fehlt.');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'Swantje Diercks' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A page that renders quickly: the switcher is the same everywhere. */
const TEAM = '/company/1/dashboard?tab=team';

export const Wechseln: Story = {
  args: { at: TEAM },
  parameters: { spec: ['CD16', 'CD17', 'CD18'] },
  play: async ({ canvas }) => {
    await openSwitcher(canvas);
    for (const { name } of fixtures.companies) await expect(await screen.findByRole('link', { name })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toHaveAttribute('href', '/company/create');
    const second = given(fixtures.companies[1]).name;
    await userEvent.click(screen.getByRole('link', { name: second }));
    // The second company opens with its overview, regardless of the open view of the first.
    await expect(await canvas.findByText(second)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  },
};

const switcherStory = (row: string, refused: readonly HttpHandler[], text: string): Story => ({
  args: { at: TEAM },
  parameters: { spec: [row] },
  beforeEach: ({ msw }) => msw.use(...refused),
  play: async ({ canvas }) => {
    await openSwitcher(canvas);
    await expect(within(await screen.findByRole('alert')).getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await screen.findByRole('link', { name: given(fixtures.companies[1]).name })).toBeVisible();
  },
});

export const WechselnMitServerfehler = switcherStory(
  'CD19',
  refuseOnce(['myCompanies'], 500),
  'Serverfehler beim Laden der Unternehmen. Bitte versuchen Sie es später erneut.',
);
export const WechselnOhneRecht = switcherStory(
  'CD20',
  refuseOnce(['myCompanies'], 403),
  'Bitte melden Sie sich an, um Ihre Unternehmen zu sehen.',
);
export const WechselnOhneAnmeldung: Story = {
  ...switcherStory('CD20', refuseOnce(['myCompanies'], 401), 'Bitte melden Sie sich an, um Ihre Unternehmen zu sehen.'),
  // A page that stays without a login.
  args: { at: '/company/1/dashboard?tab=settings' },
};
export const WechselnAndererFehler = switcherStory(
  'CD21',
  refuseOnce(['myCompanies'], 418),
  'Fehler 418: Unternehmen konnten nicht geladen werden',
);
export const WechselnGestört = switcherStory(
  'CD21',
  refuseOnce(['myCompanies'], 502),
  'Fehler 502: Unternehmen konnten nicht geladen werden',
);
export const WechselnOhneAntwort = switcherStory(
  'CD22',
  answers({ myCompanies: () => (asked('myCompanies').length === 1 ? Response.error() : companies) }),
  'Keine Antwort vom Server erhalten. Bitte überprüfen Sie Ihre Internetverbindung.',
);

export const Inaktiv: Story = {
  parameters: { spec: ['CD24'] },
  beforeEach: ({ msw }) => msw.use(...answers({ company: () => ({ ...given(companies[0]), isActive: false, active: false }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.')).toBeVisible();
  },
};

export const Lädt: Story = {
  parameters: { spec: ['CD26'] },
  beforeEach: ({ msw }) => msw.use(...answers({ company: never })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dashboard wird geladen...')).toBeVisible();
  },
};

export const OhneBerechtigung: Story = {
  parameters: { spec: ['CD27', 'CD28'] },
  beforeEach: ({ msw }) => msw.use(...answers({ company: refuse('forbidden', generalMessages.forbidden) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Authentifizierungsfehler' })).toBeVisible();
    await expect(
      canvas.getByText('Ihre Sitzung ist abgelaufen oder Sie haben keine Berechtigung. Bitte melden Sie sich erneut an.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Erneut anmelden' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcompany%2F1%2Fdashboard',
    );
  },
};

export const NichtGefunden: Story = {
  parameters: { spec: ['CD33'] },
  beforeEach: ({ msw }) => msw.use(...answers({ company: refuse('not-found', generalMessages.notFound) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unternehmen nicht gefunden' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute('href', '/dashboard');
  },
};

export const Fehler: Story = {
  parameters: { spec: ['CD29', 'CD32'] },
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['company'], 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fehler beim Laden des Dashboards' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findByText(`${applications.length} Bewerbungen`)).toBeVisible();
  },
};

export const OhneAnmeldung: Story = {
  beforeEach: () => {
    visitForStory();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Adresse /login?redirect=%2Fcompany%2F1%2Fdashboard%3Ftab%3Dapplications' }),
    ).toBeVisible();
  },
};
