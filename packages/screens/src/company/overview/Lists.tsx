import { Section, StatusMark, useRenderLink } from '@stellwerk/design-system';
import { activeLook, jobDay, jobLine, StatusBadge } from '@stellwerk/design-system/patterns';
import { countOf, formatCount, formatDate, type ApplicationSummary, type CompanyJob } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { overviewTexts } from '../../i18n/company/overview.de';
import { jobListTexts } from '../../i18n/company/jobs.de';
import { AllLink } from './AllLink';
import type { OverviewLinks } from './types';

import { part } from './part';

const texts = overviewTexts;
const row = 'sw:grid sw:gap-x-6 sw:gap-y-1 sw:border-b sw:border-line sw:py-2.5 sw:text-sm';

function RowLink({ href, children }: { readonly href: string; readonly children: string }) {
  const render = useRenderLink();
  return render({
    href,
    className: 'sw:inline-block sw:min-h-6 sw:font-semibold sw:hyphens-auto sw:wrap-anywhere sw:hover:underline sw:underline-offset-4',
    children,
  });
}

interface JobsProps {
  /** Null if they could not be loaded. */
  readonly jobs: readonly CompanyJob[] | null;
  readonly links: OverviewLinks;
}

interface RowsProps<Row> {
  /**
   * Null if they could not be loaded; the message above the overview has the reason and the retry.
   */
  readonly rows: readonly Row[] | null;
  /** Text without rows. */
  readonly empty: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** The rows, or the reason why there are none. */
function Rows<Row>({ rows, empty, children }: RowsProps<Row>) {
  return rows?.length ? children(rows) : <p className="sw:text-ink-2">{rows === null ? texts.notLoaded : empty}</p>;
}

/** The five newest applications. */
export function NewestApplications({
  applications,
  links,
}: {
  /** Null if they could not be loaded. */
  readonly applications: readonly ApplicationSummary[] | null;
  readonly links: OverviewLinks;
}) {
  return (
    <Section
      {...part}
      title={texts.applications.title}
      actions={applications?.length !== 0 && <AllLink href={links.applications} label={texts.applications.all} />}
    >
      <Rows rows={applications} empty={texts.applications.empty}>
        {(rows) => (
          <ul>
            {rows.map((application) => (
              <li key={application.id} className={`${row} sw:grid-cols-[1fr_auto] sw:@sm:grid-cols-[minmax(0,1fr)_180px_88px]`}>
                <div className="sw:col-span-2 sw:min-w-0 sw:@sm:col-span-1">
                  <RowLink href={links.application(application.id)}>{application.name}</RowLink>
                  <p className="sw:text-ink-2 sw:hyphens-auto sw:wrap-anywhere">{application.job.title}</p>
                </div>
                <StatusBadge status={application.status} audience="company" className="sw:@sm:self-start" />
                <p className="sw:text-end">{formatDate(application.createdAt)}</p>
              </li>
            ))}
          </ul>
        )}
      </Rows>
    </Section>
  );
}

/** The five newest jobs with their figures. */
export function NewestJobs({ jobs, links }: JobsProps) {
  return (
    <Section {...part} title={texts.jobs.title} actions={jobs?.length !== 0 && <AllLink href={links.jobs} label={texts.jobs.all} />}>
      <Rows rows={jobs} empty={texts.jobs.empty}>
        {(rows) => (
          <ul>
            {rows.map((job) => {
              const { word, ...look } = activeLook(job.active);
              return (
                <li key={job.id} className={`${row} sw:grid-cols-[1fr_auto] sw:@sm:grid-cols-[minmax(0,1fr)_80px_112px_96px_80px]`}>
                  <div className="sw:col-span-2 sw:min-w-0 sw:@sm:col-span-1">
                    <RowLink href={links.job(job.id)}>{job.title}</RowLink>
                    <p className="sw:text-ink-2">{jobLine(job)}</p>
                  </div>
                  <StatusMark {...look} className="sw:@sm:self-start">
                    {word}
                  </StatusMark>
                  <p className="sw:text-end sw:@sm:order-last">{jobDay(job, 'created')}</p>
                  <p className="sw:@sm:text-end">{countOf(job.applications, jobListTexts.application, jobListTexts.applications)}</p>
                  <p className="sw:text-end">{job.views === null ? '–' : countOf(job.views, jobListTexts.view, jobListTexts.views)}</p>
                </li>
              );
            })}
          </ul>
        )}
      </Rows>
    </Section>
  );
}

/** The three jobs with the most applications, as a ranking; each links to its applications. */
export function TopJobs({ jobs, links }: JobsProps) {
  const top = Math.max(1, ...(jobs ?? []).map(({ applications }) => applications));
  return (
    <Section {...part} title={texts.top.title}>
      <Rows rows={jobs} empty={texts.top.empty}>
        {(rows) => (
          <ol>
            {rows.map((job, index) => (
              <li
                key={job.id}
                className="sw:grid sw:grid-cols-[20px_minmax(0,1fr)_auto] sw:gap-x-3 sw:py-2.5 sw:text-sm sw:not-last:border-b sw:border-line"
              >
                <span className="sw:font-semibold sw:text-ink-2">{index + 1}</span>
                <RowLink href={links.jobApplications(job.id)}>{job.title}</RowLink>
                <strong className="sw:font-semibold">{formatCount(job.applications)}</strong>
                <span aria-hidden="true" className="sw:col-span-2 sw:col-start-2 sw:mt-1.5 sw:h-1 sw:bg-line sw:forced-color-adjust-none">
                  <span className="sw:block sw:h-1 sw:bg-bar" style={{ width: `${(job.applications / top) * 100}%` }} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </Rows>
    </Section>
  );
}
