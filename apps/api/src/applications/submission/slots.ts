import { DOCUMENT_RULES, documentKindOf, FILE_FIELDS, type DocumentKind } from '@stellwerk/domain';
import type { Slot } from '../../platform/files/uploads/slots.ts';

/** The slot of an application that a file field belongs to; null for a field that accepts no file (AF51, O18). */
export function applicationSlot(field: string): Slot<DocumentKind> | null {
  const kind = documentKindOf(field);
  return kind === null ? null : { name: kind, field: FILE_FIELDS[kind], ...DOCUMENT_RULES[kind], several: kind === 'additional' };
}
