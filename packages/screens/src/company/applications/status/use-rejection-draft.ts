import type { Id } from '@stellwerk/domain';
import { useDrafts } from '@stellwerk/design-system/patterns';
import { REJECTION_REASONS, type Rejection } from '@stellwerk/domain';
import { useState } from 'react';

interface Typed {
  readonly reason: Rejection['reason'] | undefined;
  readonly message: string;
}

/** Draft key of a bulk rejection. */
export const SEVERAL_REJECTED = 'rejection';

/** Draft key of a single rejection. */
export const rejectionDraft = (applicationId: Id<'application'>): string => `rejection-${applicationId}`;

/** The first line of the draft is the reason. */
function read(draft: string | undefined): Typed | undefined {
  if (draft === undefined) return undefined;
  const end = draft.indexOf('\n');
  return { reason: REJECTION_REASONS.find((known) => known === draft.slice(0, end)), message: draft.slice(end + 1) };
}

/**
 * The draft of a rejection until it is sent or discarded, because a login may expire during writing
 * (decision 0081).
 */
export function useRejectionDraft(name: string) {
  const drafts = useDrafts();
  const [kept] = useState(() => read(drafts.read(name)));
  return {
    /** Draft of an earlier visit; undefined for none. */
    kept,
    keep: ({ reason, message }: Typed): void => drafts.write(name, `${reason ?? ''}\n${message}`),
    end: (): void => drafts.write(name, undefined),
  } as const;
}
