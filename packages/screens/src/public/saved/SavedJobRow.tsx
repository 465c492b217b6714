import { Badge, Button, Logo, TextLink } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns/action';
import {
  employmentText,
  formatDate,
  jobFallbacks,
  listPlace,
  messageOf,
  payRangeText,
  type NamedJob,
  type SavedJob,
} from '@stellwerk/domain';
import { useState } from 'react';
import { saveJobTexts } from '../../i18n/job.de';
import { savedJobsTexts as texts } from '../../i18n/saved-jobs.de';
import { paths } from '../../paths';

export interface SavedJobRowProps {
  readonly job: SavedJob;
  /** Saves or removes it; rejects on failure. */
  readonly onChange: (job: NamedJob, saved: boolean) => Promise<void>;
}

/** Reason for which a job accepts no application; nothing for an open one. */
function Standing({ job: { availability, closesAt } }: { readonly job: SavedJob }) {
  if (availability === 'open') return null;
  return availability === 'gone' ? <Badge>{texts.gone}</Badge> : <Badge tone="amber">{texts.closed(formatDate(closesAt))}</Badge>;
}

function factsOf(job: SavedJob): string {
  const pay = job.payRange === null ? '' : payRangeText(job.payRange);
  const until = job.closesAt !== null && job.availability === 'open' ? texts.until(formatDate(job.closesAt)) : '';
  return [listPlace(job), employmentText(job), job.workingModel, pay, until].filter((text) => text !== '').join(' · ');
}

function Details({ job, title }: { readonly job: SavedJob; readonly title: string }) {
  const facts = job.availability === 'gone' ? '' : factsOf(job);
  return (
    <>
      <Logo name={job.company.name || title} src={job.company.logoUrl} />
      <div className="sw:grid sw:min-w-0 sw:flex-[1_1_240px] sw:justify-items-start sw:gap-1">
        <h3 className="sw:text-lg sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">
          {job.availability === 'gone' ? title : <TextLink href={paths.job(job.id)}>{title}</TextLink>}
        </h3>
        {job.company.name !== '' && <p className="sw:text-ink-2 sw:hyphens-auto">{job.company.name}</p>}
        {facts !== '' && <p className="sw:text-sm sw:text-ink-2">{facts}</p>}
        <Standing job={job} />
      </div>
    </>
  );
}

/**
 * A saved job. A removed one keeps its place until the list is left, and its button restores it, so
 * the focus stays. A job that is no longer visible cannot be restored.
 */
export function SavedJobRow({ job, onChange }: SavedJobRowProps) {
  const [removed, setRemoved] = useState(false);
  const change = useAction((saved: boolean) => onChange(job, saved), {
    success: (_, saved) => (saved ? saveJobTexts.nowSaved : saveJobTexts.nowForgotten),
    failure: (error, saved) => (saved ? saveJobTexts.saveFailed : saveJobTexts.forgetFailed)(messageOf(error)),
  });
  const title = job.title || jobFallbacks.title;
  return (
    <li className="sw:flex sw:flex-wrap sw:items-center sw:gap-4 sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-5">
      {removed ? (
        <p className="sw:min-w-0 sw:flex-[1_1_240px] sw:text-ink-2 sw:hyphens-auto sw:wrap-anywhere">{texts.removed(title)}</p>
      ) : (
        <Details job={job} title={title} />
      )}
      <Button
        size="sm"
        variant={removed ? 'secondary' : 'quiet'}
        aria-label={(removed ? texts.undoOf : texts.removeOf)(title)}
        loading={change.busy}
        blocked={removed && job.availability === 'gone'}
        onClick={() => void change.run(removed).then(({ ok }) => ok && setRemoved(!removed))}
      >
        {removed ? texts.undo : texts.remove}
      </Button>
    </li>
  );
}
