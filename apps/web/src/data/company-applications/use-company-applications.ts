import type { Id } from '@stellwerk/domain';
import { hasRight, type Application, type ApplicationList, type TeamRole } from '@stellwerk/domain';
import {
  application as applicationCall,
  applicationAssign,
  applicationNotes,
  applicationRate,
  companyApplications,
  jobRejectionText,
} from '@stellwerk/domain/calls';
import { unstable_serialize, useSWRConfig } from 'swr';
import { keyOf, type CallKey } from '../call-input';
import { send } from '../client';
import { useCall, type CallState } from '../use-call';
import { settle, statusCalls, type StatusCalls } from './status-calls';

/** What every page of a company loads on entry: the newest applications, as the table shows them, and the figures of all (CD36). */
export const FIRST_PAGE = { page: 1, pageSize: 20, with: 'figures' } as const;

export interface CompanyApplications extends StatusCalls {
  /** The newest applications and what is counted over all of them, loaded once on entry (CD36). */
  readonly first: CallState<ApplicationList>;
  /** Keeps what a rejection from a job says, '' for the text that comes with the product; undefined for who may not change jobs. */
  readonly keepRejectionText: ((jobId: Id<'job'>, text: string) => Promise<void>) | undefined;
  /**
   * Replaces the private notes; rejects with an ApiError. Where others than the writer has seen are stored meanwhile, that is a 409,
   * and the list has those of the server (O63).
   */
  readonly saveNotes: (id: string, notes: string, seen: string) => Promise<Application>;
  /** Rates from 1 to 5; rejects with an ApiError. */
  readonly rate: (id: string, rating: number) => Promise<Application>;
  /** Asks again for every list and every application that is kept: several have changed at once. */
  readonly reloadAll: () => void;
  /** Makes a member of the team responsible, null for nobody; rejects with an ApiError (CA76). */
  readonly assign: (id: string, memberId: Id<'member'> | null) => Promise<Application>;
}

/** A list with a changed application: its row, and where the status is another one, the counts. */
function withChanged(list: ApplicationList, changed: Application): ApplicationList {
  const before = list.applications.find(({ id }) => id === changed.id);
  if (before === undefined) return list;
  const counts = { ...list.counts };
  counts[before.status] -= 1;
  counts[changed.status] += 1;
  return { ...list, counts, applications: list.applications.map((row) => (row === before ? changed : row)) };
}

/** A list whose job says something else in its rejections. */
const withRejectionText = (list: ApplicationList, jobId: Id<'job'>, rejectionText: string): ApplicationList => ({
  ...list,
  applications: list.applications.map((row) => (row.job.id === jobId ? { ...row, job: { ...row.job, rejectionText } } : row)),
});

const isListOf = (companyId: Id<'company'>, key: unknown): key is CallKey =>
  Array.isArray(key) && key[0] === companyApplications.name && key[1]?.id === companyId;

/**
 * The applications of a company and what may be done with them (CA01).
 * @param companyId '' asks for nothing
 * @param role of the person in the company
 */
export function useCompanyApplications(companyId: Id<'company'>, role: TeamRole | null): CompanyApplications {
  const first = useCall(companyApplications, companyId === '' ? undefined : { params: { id: companyId }, query: FIRST_PAGE });
  const { mutate, cache } = useSWRConfig();
  const isKept = (key: CallKey): boolean => cache.get(unstable_serialize(key))?.data !== undefined;
  /**
   * Changes every list that is kept. One that is still on its way may come from before the change, so it is asked for again, and
   * waited for: until it is there, the screen shows what the person did instead of the list before (CA49).
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
  /** Takes a changed application into its details and into every list that is kept. */
  const replace = async (changed: Application): Promise<void> => {
    await mutate(keyOf(applicationCall, { params: { id: changed.id } }), changed, { revalidate: false });
    await changeLists((list) => withChanged(list, changed));
  };
  const keepRejectionText = async (jobId: Id<'job'>, text: string): Promise<void> => {
    await send(jobRejectionText, { params: { jobId }, body: { text } });
    await changeLists((list) => withRejectionText(list, jobId, text));
  };
  /** Asks again for what a status decides: figures, filters and orders. The board keeps its cards where they were put. */
  const recount = (): void => {
    mutate((key) => isListOf(companyId, key) && key[2]?.columns === undefined).catch(() => undefined);
  };
  const applyServerChange = (answer: Promise<Application>): Promise<Application> => settle(answer, replace);
  return {
    first,
    ...statusCalls(async (changed) => {
      await replace(changed);
      recount();
    }),
    keepRejectionText: hasRight(role, 'manageJobs') ? keepRejectionText : undefined,
    saveNotes: (id, notes, seen) =>
      applyServerChange(send(applicationNotes, { params: { id }, body: { recruiterNotes: notes, expectedNotes: seen } })),
    rate: (id, rating) => applyServerChange(send(applicationRate, { params: { id }, body: { rating } })),
    reloadAll: () => {
      mutate((key) => isListOf(companyId, key) || (Array.isArray(key) && key[0] === applicationCall.name)).catch(() => undefined);
    },
    assign: (id, memberId) => {
      const body = { recruiterId: memberId === null ? null : Number(memberId) };
      return applyServerChange(send(applicationAssign, { params: { id }, body }));
    },
  };
}
