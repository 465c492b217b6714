import type { Id } from '@stellwerk/domain';
import { loadable, type Loadable } from '@stellwerk/design-system';
import { ApiError, type FocusPage, type StoredJob } from '@stellwerk/domain';
import { hasRight } from '@stellwerk/domain/company';
import { copiedContent, JobEditorScreen, knownContent, knownJob, type EditorData } from '@stellwerk/screens/company/job-editor';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusPages } from '../../../data/companies/use-focus-pages';
import { jobDraftStorage } from '../../../data/jobs/job-draft-storage';
import { jobSource } from '../../../data/jobs/job-source';
import { jobCalls } from '../../../data/jobs/job-calls';
import { useFirstVersion } from '../../../data/jobs/use-first-version';
import type { CompanyPageData } from '../CompanyPage';

const refused = (status: 403 | 404): Loadable<never> => loadable.failed(new ApiError('http', '', { status }));

/** The selectable pages. The stored one is always included: otherwise the form would drop it. */
function pagesWith(stored: StoredJob['focusPage'], known: readonly FocusPage[] = []): EditorData['focusPages'] {
  const found = known.map(({ id, title }) => ({ id, title }));
  return stored === null || found.some(({ id }) => id === stored.id) ? found : [stored, ...found];
}

export interface JobEditorProps extends CompanyPageData {
  /** Undefined for a new job. */
  readonly jobId: Id<'job'> | undefined;
  /** Identifies this form among those of the company, for its draft. */
  readonly form: string;
  /** The known job from which a new one is copied. */
  readonly copied: string | undefined;
}

/** The job form, wired (JM01, JM25 to JM74, O79): team and job loaded, draft kept on this device, the video after the job. */
export default function JobEditor({ companyId, company, jobs, team, jobId, form, copied }: JobEditorProps) {
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const drafts = useMemo(() => jobDraftStorage(companyId, form), [companyId, form]);
  const source = useMemo(() => jobSource(companyId), [companyId]);
  const job = useFirstVersion(jobId ?? copied);
  const stored = job.state === 'ready' ? job.data : undefined;
  const page = stored?.focusPage ?? null;
  const pages = useFocusPages(companyId);
  const listHref = companyPaths.dashboard(companyId, { tab: 'jobs' });
  const leave = () => void navigate(listHref);

  const editorData = (): Loadable<EditorData> => {
    if (!hasRight(company.role, 'manageJobs')) return refused(403);
    if (job.state !== 'ready') return job;
    if (stored !== undefined && stored.companyId !== companyId) return refused(404);
    if (team.state === 'loading' || pages.state === 'loading') return loadable.loading();
    const members = team.data ?? [];
    const membersFailed = team.data === undefined;
    const contentOf = (known: StoredJob) => {
      const values = knownJob(known, members, membersFailed);
      return jobId === undefined ? copiedContent(known, values, now) : knownContent(known, values);
    };
    return loadable.ready({
      company,
      members,
      membersFailed,
      focusPages: pagesWith(page, pages.data),
      focusPagesFailed: pages.data === undefined,
      ...(stored && contentOf(stored)),
    });
  };
  return (
    <JobEditorScreen
      companyId={companyId}
      jobId={jobId}
      data={editorData()}
      listHref={listHref}
      calls={jobCalls}
      drafts={drafts}
      source={source}
      now={now}
      onCancel={leave}
      onSaved={() => {
        void jobs.reload().catch(() => undefined);
        leave();
      }}
    />
  );
}
