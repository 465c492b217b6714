import type { Id } from '@stellwerk/domain';
import { useDrafts } from '@stellwerk/design-system/patterns';
import { REJECTION_REASONS, type Rejection } from '@stellwerk/domain';
import { useState } from 'react';

interface Typed {
  readonly reason: Rejection['reason'] | undefined;
  readonly message: string;
}

/** The draft of a rejection from several at once. */
export const SEVERAL_REJECTED = 'rejection';

/** The draft of the rejection of one application. */
export const rejectionDraft = (applicationId: Id<'application'>): string => `rejection-${applicationId}`;

/** The reason stands in the first line. */
function read(draft: string | undefined): Typed | undefined {
  if (draft === undefined) return undefined;
  const end = draft.indexOf('\n');
  return { reason: REJECTION_REASONS.find((known) => known === draft.slice(0, end)), message: draft.slice(end + 1) };
}

/** What is kept of a rejection until it is sent or given up: a login may end in the middle of it (decision 0081). */
export function useRejectionDraft(name: string) {
  const drafts = useDrafts();
  const [kept] = useState(() => read(drafts.read(name)));
  return {
    /** What an earlier visit has left; undefined for nothing. */
    kept,
    keep: ({ reason, message }: Typed): void => drafts.write(name, `${reason ?? ''}\n${message}`),
    end: (): void => drafts.write(name, undefined),
  } as const;
}
