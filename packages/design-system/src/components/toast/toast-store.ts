import type { ReactNode } from 'react';

/** Kind of a toast: `loading` stays until it is updated or closed. */
export type ToastTone = 'loading' | 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  message: ReactNode;
}

/** How long a toast stays, in ms; errors stay longer, because they ask for more. */
export const toastTime: Record<ToastTone, number> = { loading: Number.POSITIVE_INFINITY, success: 6_000, info: 6_000, error: 12_000 };

/** Puts a toast at the end of the list, or in the place of the one with the same id. */
export function placeToast(list: readonly Toast[], toast: Toast): Toast[] {
  return list.some(({ id }) => id === toast.id) ? list.map((old) => (old.id === toast.id ? toast : old)) : [...list, toast];
}
