import type { PictureNote, Verdict } from '../review/model.ts';
import { type Board, type BoardScreen, seenOf } from './model.ts';

/** The three buttons. */
export type Decision = 'approve' | 'approveWithRemark' | 'sendBack';

export interface Given {
  readonly decision: Decision;
  readonly who: string;
  readonly remark: string;
  readonly notes: readonly PictureNote[];
}

/** Day of a moment in Germany, YYYY-MM-DD. */
export const dayOf = (moment: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(moment);

/** A decision with the pictures that the reviewer saw. */
export function verdictOf(board: Board, screen: BoardScreen, { decision, who, remark, notes }: Given): Verdict {
  return {
    screen: screen.title,
    state: decision === 'sendBack' ? 'changes-requested' : 'approved',
    who: who.trim(),
    when: dayOf(new Date()),
    remark: decision === 'approve' ? '' : remark.trim(),
    ...(notes.length === 0 ? {} : { notes }),
    seen: seenOf(board, screen),
  };
}
