import { DOCUMENT_KINDS } from '@stellwerk/domain';
import type { ApplicationDraft, ApplicationFiles, ApplicationValues, LockedIdentity } from './values';

const texts = ['firstName', 'lastName', 'email', 'phone', 'message', 'linkedinProfile'] as const;
const boxes = ['includeLinkedIn', 'newsletter', 'terms', 'gdpr'] as const;

/**
 * The profile overrides the values of the form; its empty parts change nothing (AF26, AF27, O27).
 */
export function withIdentity(values: ApplicationValues, locked: LockedIdentity = {}): ApplicationValues {
  const known = Object.entries(locked).filter(([, value]) => value !== undefined && value !== '');
  return { ...values, ...Object.fromEntries(known) };
}

/** A draft that arrives late fills empty fields and overwrites nothing. */
export function withDraft(
  values: ApplicationValues,
  draft: Partial<ApplicationDraft> = {},
  files: Partial<ApplicationFiles> = {},
): ApplicationValues {
  const next = { ...values, includeLinkedIn: values.includeLinkedIn || draft.includeLinkedIn === true, files: { ...values.files } };
  for (const name of texts) next[name] = values[name] || (draft[name] ?? '');
  for (const kind of DOCUMENT_KINDS) next.files[kind] ??= files[kind] ?? draft.files?.[kind] ?? null;
  return next;
}

/** Values that a person entered before hydration; the server-rendered page is usable at once. */
export function withTyped(values: ApplicationValues, form: HTMLFormElement): ApplicationValues {
  const next = { ...values };
  const control = (name: string) => form.elements.namedItem(name);
  for (const name of texts) {
    const element = control(name);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) next[name] = element.value;
  }
  for (const name of boxes) {
    const element = control(name);
    if (element instanceof HTMLInputElement) next[name] = element.checked;
  }
  return next;
}
