import type { Id } from '@stellwerk/domain';
import type { ApplicationList, ApplicationListQuery } from '@stellwerk/domain';
import { companyApplications } from '@stellwerk/domain/calls';
import type { Stack } from '@stellwerk/screens/company/applications/table';
import { useState } from 'react';
import { useCall } from '../../../data/use-call';

interface Place {
  readonly id: string;
  readonly page: number;
}

interface Neighbours {
  /** Id of the application between them. */
  readonly of: string;
  readonly position: number;
  readonly previous: Place | null;
  readonly next: Place | null;
}

const place = (row: { readonly id: string } | undefined, page: number): Place | null => (row === undefined ? null : { id: row.id, page });

/**
 * Navigation through a list with the details open, in its order and beyond its pages. An application that a change removes from the
 * filter keeps its neighbours, so that the next one stays the same.
 * @param openId application whose details are open; '' for none
 * @param onGo opens another one
 */
export function useStack(
  companyId: Id<'company'>,
  query: ApplicationListQuery,
  list: ApplicationList | undefined,
  openId: string,
  onGo: (place: { readonly open: string; readonly page: number }) => void,
): Stack | undefined {
  const [kept, setKept] = useState<Neighbours>({ of: '', position: 0, previous: null, next: null });
  const { applications: rows = [], page = 1, pageSize = 1, total = 0 } = list ?? {};
  const at = rows.findIndex(({ id }) => id === openId);
  const params = { id: companyId };
  const wantsBefore = at === 0 && page > 1;
  const wantsAfter = at >= 0 && at === rows.length - 1 && page * pageSize < total;
  const before = useCall(companyApplications, wantsBefore ? { params, query: { ...query, page: page - 1 } } : undefined);
  const after = useCall(companyApplications, wantsAfter ? { params, query: { ...query, page: page + 1 } } : undefined);
  const found: Neighbours = {
    of: openId,
    position: (page - 1) * pageSize + at + 1,
    previous: at > 0 ? place(rows[at - 1], page) : place(before.data?.applications.at(-1), page - 1),
    next: at < rows.length - 1 ? place(rows[at + 1], page) : place(after.data?.applications[0], page + 1),
  };
  if (at >= 0 && JSON.stringify(found) !== JSON.stringify(kept)) setKept(found);
  const now = at >= 0 ? found : kept;
  if (openId === '' || now.of !== openId) return undefined;
  const { previous, next, position } = now;
  return {
    position,
    total,
    onPrevious: previous === null ? undefined : () => onGo({ open: previous.id, page: previous.page }),
    // After an application has left the list, the following ones have moved up to the displayed page.
    onNext: next === null ? undefined : () => onGo({ open: next.id, page: at >= 0 ? next.page : page }),
  };
}
