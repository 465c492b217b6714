import { EmptyState, LinkButton, Pagination, Table, TextLink, VisuallyHidden, type TableColumn } from '@stellwerk/design-system';
import { jobFallbacks, referralMessages, type OwnReferral } from '@stellwerk/domain';
import { useState } from 'react';
import { referralWords } from '../../../i18n/referrals.de';
import { paths } from '../../../paths';

const words = referralWords.jobsTable;
const PAGE = 20;

type Row = OwnReferral['job'] & { readonly number: number };

const columns: readonly TableColumn<Row>[] = [
  { key: 'number', header: words.number, width: '64px', cell: ({ number }) => number },
  {
    key: 'position',
    header: words.position,
    rowHeader: true,
    cell: ({ title }) => <span className="sw:hyphens-auto sw:wrap-anywhere">{title || jobFallbacks.title}</span>,
  },
  { key: 'place', header: words.place, cell: ({ place }) => place },
  {
    key: 'action',
    header: words.action,
    width: '140px',
    cell: ({ id, title }) => (
      <TextLink href={paths.job(id)} className="sw:-my-1 sw:inline-block sw:py-1">
        {words.details}
        <VisuallyHidden>{words.detailsOf(title || jobFallbacks.title)}</VisuallyHidden>
      </TextLink>
    ),
  },
];

export interface ReferralJobsProps {
  /** The own links; each posting stands in the table once. */
  readonly referrals: readonly OwnReferral[];
}

/** The public postings among the links, each once, in the order of the links. */
export function recommendedJobs(referrals: readonly OwnReferral[]): readonly OwnReferral['job'][] {
  const byId = new Map(referrals.filter(({ job }) => job.active && job.id !== '').map(({ job }) => [job.id, job]));
  return [...byId.values()];
}

/** The table 'Stellenanzeigen mit Empfehlung' (RF23 to RF26, O07). */
export function ReferralJobs({ referrals }: ReferralJobsProps) {
  const [wanted, setPage] = useState(1);
  const jobs = recommendedJobs(referrals);
  const page = Math.min(wanted, Math.max(1, Math.ceil(jobs.length / PAGE)));
  const first = (page - 1) * PAGE;
  const rows = jobs.slice(first, first + PAGE).map((job, index) => ({ ...job, number: first + index + 1 }));
  return (
    <section aria-labelledby="stellenanzeigen-mit-empfehlung" className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <h2 id="stellenanzeigen-mit-empfehlung" className="sw:text-2xl sw:hyphens-auto sw:wrap-anywhere">
        {referralMessages.jobsTitle}
      </h2>
      {jobs.length === 0 ? (
        <EmptyState
          level={3}
          title={referralMessages.jobsEmpty}
          actions={<LinkButton href={paths.jobs()}>{referralWords.jobs}</LinkButton>}
        />
      ) : (
        <>
          <Table caption={referralMessages.jobsTitle} rowKey={({ id }) => id} rows={rows} columns={columns} />
          {jobs.length > PAGE && (
            <Pagination label={referralWords.jobPages} page={page} pageSize={PAGE} total={jobs.length} onPage={setPage} />
          )}
        </>
      )}
    </section>
  );
}
