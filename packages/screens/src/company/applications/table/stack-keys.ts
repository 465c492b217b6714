import type { KeyboardEvent } from 'react';

/** Actions of keys in the details of an application. */
export type StackKey = 'next' | 'previous' | 'status' | 'note' | 'help';

const KEYS: Readonly<Record<string, StackKey>> = { j: 'next', k: 'previous', s: 'status', n: 'note', '?': 'help' };

/** Elements in which letters are text. */
const FIELDS = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

const STORED = 'stellwerk-single-keys';

/**
 * Whether single-key shortcuts are enabled on this device: speech control and tremor trigger them
 * by accident (WCAG 2.1.4).
 * @default true
 */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    // The browser blocks storage.
    return true;
  }
}

/** Enables or disables single-key shortcuts on this device. */
export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // As above: storage is blocked.
  }
}

/** Action of a key; null while typing, and for keys reserved by the browser. */
export function stackKey({
  key,
  target,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey'>): StackKey | null {
  if (altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(FIELDS) !== null)) return null;
  return KEYS[key.toLowerCase()] ?? null;
}
