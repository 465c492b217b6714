import type { Id } from '@stellwerk/domain';
import type {
  ApplicationListQuery,
  ApplicationStatus,
  ApplicationSummary,
  BulkResult,
  Rejection,
  SelectedApplication,
} from '@stellwerk/domain';
import { BULK_LIMIT } from '@stellwerk/domain';
import { applicationSelection, companyApplications, holdStatuses, sendMessages, setStatuses, undoStatuses } from '@stellwerk/domain/calls';
import { send } from '../client';

/** A text for several applicants, with the key that makes repeated calls one message. */
interface Text {
  readonly subject: string;
  readonly content: string;
  readonly requestKey: string;
}

/** Names the undoable changes. */
const namesOf = (changes: readonly BulkResult[]) => ({
  applications: changes.flatMap(({ id, undo }) => (undo ? [{ id: Number(id), change: Number(undo.changeId) }] : [])),
});

/**
 * The calls on several applications of a company, each for one portion; all reject with an ApiError (decision 0080).
 * @param query of the list
 */
export const bulkCalls = (companyId: Id<'company'>, { page: _page, pageSize: _size, ...query }: ApplicationListQuery) => {
  const params = { id: companyId };
  return {
    setStatuses: (applications: readonly SelectedApplication[], status: ApplicationStatus, rejection?: Rejection) =>
      send(setStatuses, {
        params,
        body: { status, ...rejection, applications: applications.map((one) => ({ id: Number(one.id), expectedStatus: one.status })) },
      }),
    undoStatuses: (changes: readonly BulkResult[]) => send(undoStatuses, { params, body: namesOf(changes) }),
    holdStatuses: (changes: readonly BulkResult[]) => send(holdStatuses, { params, body: namesOf(changes) }),
    sendMessages: (applications: readonly SelectedApplication[], text: Text) =>
      send(sendMessages, { params, body: { ...text, applications: applications.map(({ id }) => Number(id)) } }),
    /** All matches of a filter. */
    selectAll: () => send(applicationSelection, { params, query }),
  };
};

/**
 * Applications by their ids, in portions, each portion in the order of a list.
 * @param order of the list
 * @throws ApiError
 */
export async function* someApplications(
  companyId: Id<'company'>,
  ids: readonly string[],
  { sortBy, sortOrder }: Pick<ApplicationListQuery, 'sortBy' | 'sortOrder'>,
): AsyncGenerator<readonly ApplicationSummary[]> {
  for (let done = 0; done < ids.length; done += BULK_LIMIT) {
    const query = { sortBy, sortOrder, ids: ids.slice(done, done + BULK_LIMIT).join(','), page: 1, pageSize: BULK_LIMIT };
    const list = await send(companyApplications, { params: { id: companyId }, query });
    yield list.applications;
  }
}
