import type { ReactNode } from 'react';

/** Kind of a toast: `loading` stays until it is updated or closed. */
export type ToastTone = 'loading' | 'success' | 'error' | 'info';

/** What a person can do about what a toast says. */
export interface ToastAction {
  /** Text of the button, such as 'Rückgängig'. */
  label: string;
  /** Called with the press, which closes the toast. */
  onClick: () => void;
}

/** What a toast may say beside its message. */
export interface ToastMore {
  /** A further sentence. */
  detail?: string | undefined;
  /** A button, which F8 leads to; the toast then stays 12 seconds. Offer the same elsewhere, too: a toast goes by itself. */
  action?: ToastAction | undefined;
  /** A second button beside it. */
  second?: ToastAction | undefined;
  /** Milliseconds that it stays at least, as long as its button still does something. @default 0 */
  stays?: number | undefined;
}

/** Names a toast: the number that `show` gave it, or a name of the caller's own for what is told one after the other, as of one row. */
export type ToastId = number | string;

export interface Toast extends ToastMore {
  id: ToastId;
  /** Of its card: another one is a new message, also where the words are the same. */
  key: number;
  tone: ToastTone;
  message: ReactNode;
  /** What it is out of the way of, such as a dialog that was opened after it. @default nothing */
  heldBy?: object | undefined;
}

const LONG = 12_000;
const times: Record<ToastTone, number> = { loading: Number.POSITIVE_INFINITY, success: 6_000, info: 6_000, error: LONG };

/** How long a toast stays, in ms; errors and what can be pressed stay longer, because they ask for more. */
export const toastTime = ({ tone, action, stays = 0 }: Toast): number => Math.max(times[tone], action === undefined ? 0 : LONG, stays);

/** Says that something worked, and offers nothing: known as soon as the next thing is done. */
const isDone = ({ tone, action, stays }: Toast): boolean => tone === 'success' && action === undefined && stays === undefined;

/** So that they do not pile up over the page: good news makes way for the next toast, what offers something longer for the next offer. */
const makesWay = (old: Toast, next: Toast): boolean =>
  old.id !== next.id && (isDone(old) || (old.stays !== undefined && next.stays !== undefined));

/** Puts a toast at the end of the list, or in the place of the one with the same id. What was under way turns into its outcome. */
export function placeToast(list: readonly Toast[], toast: Toast): Toast[] {
  const before = list.find(({ id }) => id === toast.id);
  const others = list.filter((old) => !makesWay(old, toast));
  if (before === undefined) return [...others, toast];
  const placed = before.tone === 'loading' ? { ...toast, key: before.key } : toast;
  return others.map((old) => (old === before ? placed : old));
}
