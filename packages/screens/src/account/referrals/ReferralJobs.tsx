import { Section, Table, TextLink, VisuallyHidden, type TableColumn } from '@stellwerk/design-system';
import { countOf, jobFallbacks, referralMessages, type OwnReferral } from '@stellwerk/domain';
import { referralTexts } from '../../i18n/referrals.de';
import { ListPages, ListResults, ResultsCount, usePages } from '../../lists';
import { paths } from '../../paths';

const texts = referralTexts.jobsTable;
const PAGE = 20;

type Row = OwnReferral['job'] & { readonly number: number };

const columns: readonly TableColumn<Row>[] = [
  { key: 'number', header: texts.number, width: '64px', cell: ({ number }) => number },
  {
    key: 'position',
    header: texts.position,
    rowHeader: true,
    cell: ({ title }) => <span className="sw:hyphens-auto sw:wrap-anywhere">{title || jobFallbacks.title}</span>,
  },
  { key: 'place', header: texts.place, cell: ({ place }) => place },
  {
    key: 'action',
    header: texts.action,
    width: '140px',
    cell: ({ id, title }) => (
      <TextLink href={paths.job(id)} className="sw:-my-1 sw:inline-block sw:py-1">
        {texts.details}
        <VisuallyHidden>{texts.detailsOf(title || jobFallbacks.title)}</VisuallyHidden>
      </TextLink>
    ),
  },
];

export interface ReferralJobsProps {
  /** The person's referral links; each job appears in the table once. */
  readonly referrals: readonly OwnReferral[];
}

/** The public jobs of the links, each once, in link order. */
export function recommendedJobs(referrals: readonly OwnReferral[]): readonly OwnReferral['job'][] {
  const byId = new Map(referrals.filter(({ job }) => job.active && job.id !== '').map(({ job }) => [job.id, job]));
  return [...byId.values()];
}

/** The table 'Stellenanzeigen mit Empfehlung' (RF23 to RF26, O07). */
export function ReferralJobs({ referrals }: ReferralJobsProps) {
  const jobs = recommendedJobs(referrals).map((job, index) => ({ ...job, number: index + 1 }));
  const { rows, pages } = usePages(jobs, PAGE);
  return (
    <Section title={referralMessages.jobsTitle} size="lg">
      {jobs.length === 0 ? (
        // For a person with another role this is no news, so one secondary line is enough.
        <p className="sw:text-ink-2">{referralMessages.jobsEmpty}</p>
      ) : (
        <ListResults shown={pages.page} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
          <ResultsCount level={3}>{countOf(pages.total, texts.one, texts.many)}</ResultsCount>
          <Table caption={referralMessages.jobsTitle} rowKey={({ id }) => id} rows={rows} columns={columns} />
          <ListPages label={referralTexts.jobPages} {...pages} />
        </ListResults>
      )}
    </Section>
  );
}
