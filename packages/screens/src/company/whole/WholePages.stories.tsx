import { dataOf } from '@stellwerk/design-system';
import { fixtureCompanies } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { ready } from '../../testing/story-values';
import { StoryFrame } from '../../testing/story-frame';
import board from '../applications/board/BoardScreen.stories';
import { BoardScreen } from '../applications/board/BoardScreen';
import cards from '../applications/cards/CardsScreen.stories';
import { CardsScreen } from '../applications/cards/CardsScreen';
import table from '../applications/table/ApplicationsScreen.stories';
import { ApplicationsScreen } from '../applications/table/ApplicationsScreen';
import { CompanyFrame, type CompanyFrameProps } from '../dashboard/CompanyFrame';
import type { CompanyTab } from '../dashboard/tabs';
import page from '../applications/page/ApplicationPageScreen.stories';
import { ApplicationPageScreen } from '../applications/page/ApplicationPageScreen';
import { DocumentsScreen } from '../documents/DocumentsScreen';
import focus from '../focus/FocusScreen.stories';
import { FocusScreen } from '../focus/FocusScreen';
import jobs from '../jobs/JobListScreen.stories';
import { JobListScreen } from '../jobs/JobListScreen';
import preview from '../../public/preview/Preview.stories';
import { PreviewScreen } from '../../public/preview/PreviewScreen';
import messages from '../messages/MessagesScreen.stories';
import { MessagesScreen } from '../messages/MessagesScreen';
import overview from '../overview/OverviewScreen.stories';
import { OverviewScreen } from '../overview/OverviewScreen';
import settings from '../settings/SettingsScreen.stories';
import { SettingsScreen } from '../settings/SettingsScreen';
import subscription from '../subscription/SubscriptionScreen.stories';
import { SubscriptionScreen } from '../subscription/SubscriptionScreen';
import team from '../team/TeamScreen.stories';
import { TeamScreen } from '../team/TeamScreen';

const [company] = fixtureCompanies;
if (company === undefined) throw new Error('Das Unternehmen fehlt in den Beispieldaten.');

function Whole(props: CompanyFrameProps) {
  return (
    <StoryFrame path={`/company/1/dashboard?tab=${props.tab}`}>
      <CompanyFrame {...props} />
    </StoryFrame>
  );
}

const meta = {
  title: 'Unternehmen/Ganze Seiten',
  component: CompanyFrame,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Jeder Bereich des Dashboards so, wie ihn ein Unternehmen sieht: Kopf, Bereiche und Inhalt zusammen. Die einzelnen Zustände eines Bereichs stehen in seinem eigenen Eintrag.',
      },
    },
  },
  args: {
    companyId: '1',
    supportHref: 'mailto:support@stellwerk.example',
    company: ready(company),
    tab: 'dashboard',
    newApplications: 6,
    unreadMessages: 3,
    activate: () => Promise.resolve(),
    switcher: { companies: fixtureCompanies.map(({ id, name, logoUrl }) => ({ id, name, logoUrl, href: `/company/${id}/dashboard` })) },
    children: null,
  },
  render: (args) => <Whole {...args} />,
} satisfies Meta<typeof CompanyFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page with a marked tab: `label` in the navigation, `heading` on the page. */
const tabbed = (tab: CompanyTab, spec: string, label: string, children: ReactNode, heading = label): Story => ({
  parameters: { spec: [spec] },
  args: { tab, children },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Bereiche des Unternehmens' }));
    const current = bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAccessibleName(new RegExp(`^${label}`, 'u'));
    await expect(current[0]).toHaveAttribute('href', `/company/1/dashboard?tab=${tab}`);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  },
});

/** A page without a tab of its own (A45). */
const untabbed = (tab: CompanyTab, heading: string, children: ReactNode): Story => ({
  parameters: { spec: ['CD11'] },
  args: { tab, children },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Bereiche des Unternehmens' }));
    const links = bar.getAllByRole('link');
    await expect(links.map((link) => link.textContent?.replace(/\d+$/u, ''))).toEqual([
      'Dashboard',
      'Bewerbungen',
      'Nachrichten',
      'Stellenanzeigen',
      'Team',
      'Fokusseiten',
      'Dokumente',
    ]);
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(0);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  },
});

export const Übersicht = tabbed('dashboard', 'CD04', 'Dashboard', <OverviewScreen {...overview.args} />);
export const Bewerbungen = tabbed('applications', 'CD05', 'Bewerbungen', <ApplicationsScreen {...table.args} />);
export const BewerbungenAlsKarten = tabbed('applications', 'CD05', 'Bewerbungen', <CardsScreen {...cards.args} />);
const onBoard = tabbed('applications', 'CD05', 'Bewerbungen', <BoardScreen {...board.args} />);
export const BewerbungenAlsTafel: Story = { ...onBoard, args: { ...onBoard.args, layout: 'window' } };
export const EineBewerbung = tabbed('applications', 'CD05', 'Bewerbungen', <ApplicationPageScreen {...page.args} />, 'Thorwald');
export const Nachrichten = tabbed('messages', 'CD06', 'Nachrichten', <MessagesScreen {...messages.args} />);
export const Stellenanzeigen = tabbed('jobs', 'CD07', 'Stellenanzeigen', <JobListScreen {...jobs.args} />);
const previewed = tabbed('jobs', 'CD07', 'Stellenanzeigen', <PreviewScreen {...preview.args} />, dataOf(preview.args.job)?.title);
export const VorschauEinerStelle: Story = { ...previewed, args: { ...previewed.args, layout: 'bleed' } };
export const VorschauAufDemTelefon: Story = { args: VorschauEinerStelle.args, globals: { viewport: { value: 'mobile1' } } };
export const Team = tabbed('team', 'CD08', 'Team', <TeamScreen {...team.args} />);
export const Fokusseiten = tabbed('focus', 'CD09', 'Fokusseiten', <FocusScreen {...focus.args} />);
export const Dokumente = tabbed('documents', 'CD10', 'Dokumente', <DocumentsScreen />);
export const Abonnement = untabbed('subscription', 'Abonnement', <SubscriptionScreen {...subscription.args} />);
export const Einstellungen = untabbed('settings', 'Einstellungen', <SettingsScreen {...settings.args} section="company" />);

export const ÜbersichtAufDemTelefon: Story = { args: Übersicht.args, globals: { viewport: { value: 'mobile1' } } };
export const TafelAufDemTelefon: Story = { args: BewerbungenAlsTafel.args, globals: { viewport: { value: 'mobile1' } } };
export const Inaktiv: Story = {
  args: { ...Übersicht.args, company: ready({ ...company, role: 'OWNER', active: false }) },
};
export const ÜbersichtDunkel: Story = { args: Übersicht.args, globals: { theme: 'dark' } };
