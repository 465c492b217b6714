import type { Id } from '@stellwerk/domain';
import { hasRight, type Application, type ApplicationList, type TeamRole } from '@stellwerk/domain';
import { application as applicationCall, companyApplications, jobRejectionText } from '@stellwerk/domain/calls';
import { unstable_serialize, useSWRConfig } from 'swr';
import { keyOf, type CallKey } from '../call-input';
import { send } from '../client';
import { useCall, type CallState } from '../use-call';
import { applicationCalls } from './application-calls';

/** Data that every page of a company loads on entry: the newest applications, as the table shows them, and the figures of all (CD36). */
export const FIRST_PAGE = { page: 1, pageSize: 20, with: 'figures' } as const;

export interface CompanyApplications {
  /** The newest applications and the counts over all of them, loaded once on entry (CD36). */
  readonly first: CallState<ApplicationList>;
  readonly calls: ReturnType<typeof applicationCalls>;
  /** Reloads all cached lists and applications after a change of several. */
  readonly reloadAll: () => void;
}

/** A list with a changed application: its row, and the counts if the status differs. */
function withChanged(list: ApplicationList, changed: Application): ApplicationList {
  const before = list.applications.find(({ id }) => id === changed.id);
  if (before === undefined) return list;
  const counts = { ...list.counts };
  counts[before.status] -= 1;
  counts[changed.status] += 1;
  return { ...list, counts, applications: list.applications.map((row) => (row === before ? changed : row)) };
}

/** A list with a changed rejection message of a job. */
const withRejectionText = (list: ApplicationList, jobId: Id<'job'>, rejectionText: string): ApplicationList => ({
  ...list,
  applications: list.applications.map((row) => (row.job.id === jobId ? { ...row, job: { ...row.job, rejectionText } } : row)),
});

const isListOf = (companyId: Id<'company'>, key: unknown): key is CallKey =>
  Array.isArray(key) && key[0] === companyApplications.name && key[1]?.id === companyId;

/**
 * The applications of a company and the actions on them (CA01).
 * @param companyId '' makes no request
 * @param role of the person in the company
 */
export function useCompanyApplications(companyId: Id<'company'>, role: TeamRole | null): CompanyApplications {
  const first = useCall(companyApplications, companyId === '' ? undefined : { params: { id: companyId }, query: FIRST_PAGE });
  const { mutate, cache } = useSWRConfig();
  const isKept = (key: CallKey): boolean => cache.get(unstable_serialize(key))?.data !== undefined;
  /**
   * Updates all cached lists. A pending one may contain data from before the change, so it is requested again and
   * awaited: until it arrives, the screen shows the person's change instead of the previous list (CA49).
   */
  const changeLists = async (change: (list: ApplicationList) => ApplicationList): Promise<void> => {
    const onTheirWay = mutate((key) => isListOf(companyId, key) && !isKept(key));
    await mutate<ApplicationList>(
      (key) => isListOf(companyId, key) && isKept(key),
      (list) => list && change(list),
      { revalidate: false },
    );
    await onTheirWay;
  };
  /** Updates an application in its details and in all cached lists. */
  const replace = async (changed: Application): Promise<void> => {
    await mutate(keyOf(applicationCall, { params: { id: changed.id } }), changed, { revalidate: false });
    await changeLists((list) => withChanged(list, changed));
  };
  const keepRejectionText = async (jobId: Id<'job'>, text: string): Promise<void> => {
    await send(jobRejectionText, { params: { jobId }, body: { text } });
    await changeLists((list) => withRejectionText(list, jobId, text));
  };
  /** Reloads data that depend on a status: figures, filters and orders. The board keeps its cards in place. */
  const recount = (): void => {
    mutate((key) => isListOf(companyId, key) && key[2]?.columns === undefined).catch(() => undefined);
  };
  return {
    first,
    calls: applicationCalls({ replace, recount, keepRejectionText: hasRight(role, 'manageJobs') ? keepRejectionText : undefined }),
    reloadAll: () => {
      mutate((key) => isListOf(companyId, key) || (Array.isArray(key) && key[0] === applicationCall.name)).catch(() => undefined);
    },
  };
}
