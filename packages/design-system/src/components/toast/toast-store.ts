import type { ReactNode } from 'react';

/** Kind of a toast: `loading` stays until it is updated or closed. */
export type ToastTone = 'loading' | 'success' | 'error' | 'info';

/** An action offered by a toast. */
export interface ToastAction {
  /** Text of the button, such as 'Rückgängig'. */
  label: string;
  /** Called on click, which also closes the toast. */
  onClick: () => void;
}

/** Optional content of a toast besides its message. */
export interface ToastMore {
  /** A further sentence. */
  detail?: string | undefined;
  /**
   * A button, which F8 focuses; the toast then stays 12 seconds. Offer the same action elsewhere
   * too, because a toast disappears.
   */
  action?: ToastAction | undefined;
  /** A second button beside it. */
  second?: ToastAction | undefined;
  /** Minimum display time in milliseconds, while its button works. @default 0 */
  stays?: number | undefined;
}

/**
 * Id of a toast: the number returned by `show`, or the caller's own name for consecutive messages,
 * such as those of one row.
 */
export type ToastId = number | string;

export interface Toast extends ToastMore {
  id: ToastId;
  /** Key of its card: a new one is a new message, even with the same text. */
  key: number;
  tone: ToastTone;
  message: ReactNode;
  /** The owner that hides it, such as a dialog opened after it. @default nothing */
  heldBy?: object | undefined;
}

const LONG = 12_000;
const times: Record<ToastTone, number> = { loading: Number.POSITIVE_INFINITY, success: 6_000, info: 6_000, error: LONG };

/**
 * Display time of a toast in ms; longer for errors and toasts with a button, which require more
 * attention.
 */
export const toastTime = ({ tone, action, stays = 0 }: Toast): number => Math.max(times[tone], action === undefined ? 0 : LONG, stays);

/** Whether it reports a success without a button: obsolete with the next toast. */
const isDone = ({ tone, action, stays }: Toast): boolean => tone === 'success' && action === undefined && stays === undefined;

/**
 * Limits the stack: a success is replaced by the next toast, and a toast with an action by the next
 * one with an action.
 */
const makesWay = (old: Toast, next: Toast): boolean =>
  old.id !== next.id && (isDone(old) || (old.stays !== undefined && next.stays !== undefined));

/**
 * Adds a toast to the end of the list, or replaces the one with the same id, for example loading by
 * its result.
 */
export function placeToast(list: readonly Toast[], toast: Toast): Toast[] {
  const before = list.find(({ id }) => id === toast.id);
  const others = list.filter((old) => !makesWay(old, toast));
  if (before === undefined) return [...others, toast];
  const placed = before.tone === 'loading' ? { ...toast, key: before.key } : toast;
  return others.map((old) => (old === before ? placed : old));
}
