import {
  readApplication,
  readInvitation,
  readJob,
  readPlans,
  type CompanyJob,
  type FocusPage,
  type Message,
  type TeamMember,
} from '@stellwerk/domain';
import { bare, client, framed, root, type Case, type Cases } from '@stellwerk/testing/cases';
import * as patterns from '../patterns';
import { storyMember } from './team-member-card/story-data';

const nothing = () => undefined;
const now = new Date('2026-11-20T09:00:00.000Z');

const job = readJob({ id: 1, title: 'Fachplanung', company: 'Nordbahn', city: 'Hamburg', publishedAt: '2026-11-20T08:00:00.000Z' });
const application = readApplication({
  id: 2,
  candidateName: 'Sophie Nguyen',
  email: 'sophie.nguyen@example.org',
  createdAt: '2026-11-19T10:00:00.000Z',
  jobOffer: { id: 1, title: 'Fachplanung', city: 'Hamburg' },
  documents: [{ id: 1, kind: 'resume', name: 'Lebenslauf.pdf', size: 1000, contentType: 'application/pdf' }],
  statusHistory: [{ status: 'SUBMITTED', date: '2026-11-19T10:00:00.000Z', by: '' }],
});
const plan = (planType: string, price: number | null) => ({ id: planType, name: planType, planType, price, maxJobsParallel: 1 });
const plans = readPlans([plan('STANDARD', 49), plan('ENTERPRISE', null)]);
const [standard, enterprise] = plans;
if (!standard || !enterprise) throw new Error('The plans are missing.');
const tabs = [{ href: '/1', label: 'Bewerbungen', current: true }];

const message: Message = {
  id: '1',
  senderType: 'user',
  recipientType: 'company',
  recipient: null,
  subject: 'Termin',
  content: 'Passt Dienstag?',
  isRead: false,
  createdAt: '2026-11-20T08:02:00.000Z',
  user: { id: '5', firstName: 'Amelie', lastName: 'Thorwald', avatarUrl: '' },
};
const member: TeamMember = { ...storyMember, position: 'Leitung', jobDescription: '' };
const focusPage: FocusPage = {
  id: '1',
  title: 'Arbeiten an der Strecke',
  description: 'Was uns antreibt.',
  content: '',
  status: 'draft',
  industry: null,
  website: '',
  slogan: '',
  featured: false,
  coverUrl: '',
  slug: 'arbeiten-an-der-strecke',
  version: 1,
  views: 3,
  createdAt: '2026-07-23T10:00:00.000Z',
};
const companyJob: CompanyJob = {
  id: '7',
  title: 'Fachplanung',
  city: 'Hamburg',
  location: '',
  workingModel: 'Hybrid',
  employment: 'Vollzeit',
  createdAt: '2026-11-12T08:00:00.000Z',
  publishedAt: null,
  active: true,
  profileType: 'TECH',
  template: 'template2',
  applications: 3,
  views: 12,
  hasVideo: false,
  createdBy: '',
};
const company = { id: '1', name: 'Nordbahn', logoUrl: '', industry: 'Verkehr', city: 'Hamburg' };

/** A pattern that is an `<li>`, rendered in the list that it needs. */
const inList = (draw: Case['draw']): Case => framed((p) => <ul>{draw(p)}</ul>);

/** One case per exported pattern; the tests beside it fail for a pattern without one. */
export const cases: Cases = {
  ApplicationBoard: root((p) => (
    <patterns.ApplicationBoard {...p} applications={[application]} now={now} onDetails={nothing} onMove={() => Promise.resolve()} />
  )),
  ApplicationCard: root((p) => (
    <patterns.ApplicationCard
      {...p}
      application={application}
      open
      onOpenChange={nothing}
      onStatus={nothing}
      onRate={nothing}
      onSaveNotes={nothing}
    />
  )),
  ApplicationHeader: root((p) => <patterns.ApplicationHeader {...p} application={application} />),
  BlindNote: root((p) => <patterns.BlindNote {...p} status="SUBMITTED" onShow={() => undefined} />),
  ApplicationTable: root((p) => <patterns.ApplicationTable {...p} applications={[application]} now={now} onDetails={nothing} />),
  ApplicationsChart: root((p) => (
    <patterns.ApplicationsChart {...p} months={[{ month: '2026-11-01', applications: 3, interviews: 1, hires: 0 }]} />
  )),
  BillingToggle: root((p) => <patterns.BillingToggle {...p} value="MONTHLY" onChange={nothing} />),
  CandidateTimeline: root((p) => <patterns.CandidateTimeline {...p} status="VIEWED" />),
  ComingSoon: root((p) => <patterns.ComingSoon {...p} title="Dokumente" description="Verträge und Vorlagen." backHref="/dashboard" />),
  ComingSoonNote: root((p) => <patterns.ComingSoonNote {...p}>Anhänge</patterns.ComingSoonNote>),
  CompanyHeader: root((p) => (
    <patterns.CompanyHeader
      {...p}
      company={company}
      brandHref="/"
      settingsHref="/settings"
      createHref="/create"
      tabs={tabs}
      switcher={{ companies: [] }}
    />
  )),
  CompanyJobRow: inList((p) => (
    <patterns.CompanyJobRow {...p} job={companyJob} href="/7" applicationsHref="/7/a" previewHref="/7/p" publicHref="/7/o" />
  )),
  CompanyProfileCard: root((p) => (
    <patterns.CompanyProfileCard {...p} company={{ ...company, size: '', foundedYear: null, website: '', description: '' }} />
  )),
  CompanySwitcher: root((p) => <patterns.CompanySwitcher {...p} currentId="1" state={{ loading: true }} createHref="/create" />),
  CompanyTabs: root((p) => <patterns.CompanyTabs {...p} tabs={tabs} />),
  ContactList: root((p) => <patterns.ContactList {...p} application={application} />),
  CurrentSubscription: root((p) => (
    <patterns.CurrentSubscription
      {...p}
      now={now}
      subscription={{ plan: standard, status: 'ACTIVE', cycle: 'MONTHLY', startDate: null, endDate: null, autoRenew: true }}
    />
  )),
  DocumentLink: root((p) => (
    <>
      {application.documents.map((document) => (
        <patterns.DocumentLink key={document.id} {...p} document={document} documentHref={() => '/cv'} />
      ))}
    </>
  )),
  DocumentList: root((p) => <patterns.DocumentList {...p} documents={application.documents} onOpen={nothing} />),
  EnterpriseBlock: root((p) => <patterns.EnterpriseBlock {...p} plan={enterprise} cycle="MONTHLY" contactEmail="a@b.example" />),
  CoverPicture: root((p) => <patterns.CoverPicture {...p} url="/images/covers/weserbund-software.svg" />),
  FocusPageCard: root((p) => <patterns.FocusPageCard {...p} page={focusPage} onPreview={nothing} />),
  HistoryList: root((p) => <patterns.HistoryList {...p} history={application.history} />),
  InvitationTable: framed((p) => (
    <patterns.InvitationTable {...p} now={now} invitations={[readInvitation({ id: 1, email: 'a@b.example' })]} />
  )),
  JobCard: inList((p) => <patterns.JobCard {...p} job={job} href="/jobs/1" />),
  JobCardSkeleton: bare(() => (
    <ul>
      <patterns.JobCardSkeleton count={1} />
    </ul>
  )),
  JobList: root((p) => (
    <patterns.JobList {...p}>
      <patterns.JobCard job={job} href="/jobs/1" />
    </patterns.JobList>
  )),
  LegalDocument: root((p) => (
    <patterns.LegalDocument
      {...p}
      text={{ title: 'Impressum', description: '', sections: [{ id: 'anbieter', title: 'Anbieter', blocks: ['Stellwerk'] }] }}
    />
  )),
  MessageReader: root((p) => <patterns.MessageReader {...p} message={message} onDelete={nothing} />),
  MessageRow: inList((p) => <patterns.MessageRow {...p} message={message} href="/1" />),
  NewsletterSection: root((p) => <patterns.NewsletterSection {...p}>Formular</patterns.NewsletterSection>),
  DraftsProvider: bare(() => <patterns.DraftsProvider drafts={{ read: nothing, write: nothing }}>Seite</patterns.DraftsProvider>),
  NotesEditor: root((p) => <patterns.NotesEditor {...p} notes="" onSave={nothing} />),
  OwnApplicationCard: root((p) => <patterns.OwnApplicationCard {...p} application={application} />),
  PlanCard: inList((p) => <patterns.PlanCard {...p} plan={standard} cycle="MONTHLY" />),
  PlanCards: root((p) => <patterns.PlanCards {...p} plans={plans} cycle="MONTHLY" contactEmail="a@b.example" />),
  ReferralBanner: root((p) => (
    <patterns.ReferralBanner {...p} referral={{ firstName: 'Jana', lastName: 'Petersen', avatarUrl: '' }} onNoInterest={nothing} />
  )),
  ReferralBannerFailed: root((p) => <patterns.ReferralBannerFailed {...p} />),
  ReferralBannerOwn: root((p) => <patterns.ReferralBannerOwn {...p} />),
  ReferralBannerLoading: root((p) => <patterns.ReferralBannerLoading {...p} />),
  ReferralModal: client((p) => (
    <patterns.ReferralModal
      {...p}
      open
      onOpenChange={nothing}
      job={{ title: 'Fachplanung', company: 'Nordbahn', place: 'Hamburg' }}
      onCreate={() => Promise.resolve('')}
      onCopied={nothing}
    />
  )),
  StatusBadge: root((p) => <patterns.StatusBadge {...p} audience="company" />),
  StatusChoice: root((p) => <patterns.StatusChoice {...p} status="VIEWED" onStatus={nothing} />),
  StatusStepper: root((p) => <patterns.StatusStepper {...p} status="VIEWED" onChoose={nothing} />),
  TeamMemberCard: root((p) => <patterns.TeamMemberCard {...p} member={member} />),
  Testimonials: root((p) => (
    <patterns.Testimonials {...p} entries={[{ id: '1', quote: 'Gut.', name: 'Katharina Brandis', role: 'Vorständin', avatarUrl: '' }]} />
  )),
};
