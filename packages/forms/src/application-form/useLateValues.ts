import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DOCUMENT_KINDS } from '@stellwerk/domain';
import type { ApplicationDraft, ApplicationFiles, ApplicationValues, LockedIdentity } from './values';

const texts = ['firstName', 'lastName', 'email', 'phone', 'message', 'linkedinProfile'] as const;
const identity = ['firstName', 'lastName', 'email', 'phone'] as const;

/**
 * Takes over what becomes known after the first drawing: the page comes from the server as for a visitor, then draft
 * and profile follow. A draft fills only what is still empty; the profile outranks what stands there (O27).
 */
export function useLateValues(
  { getValues, setValue }: UseFormReturn<ApplicationValues>,
  draft: Partial<ApplicationDraft> | undefined,
  files: Partial<ApplicationFiles> | undefined,
  locked: LockedIdentity | undefined,
): void {
  const known = useRef(true);
  const draftKey = JSON.stringify(draft ?? {});
  useEffect(() => {
    if (known.current) {
      known.current = false;
      return;
    }
    for (const name of texts) {
      const value = draft?.[name];
      if (value && getValues(name) === '') setValue(name, value);
    }
    if (draft?.includeLinkedIn) setValue('includeLinkedIn', true);
    for (const kind of DOCUMENT_KINDS) {
      const file = files?.[kind] ?? draft?.files?.[kind];
      if (file && getValues(`files.${kind}`) === null) setValue(`files.${kind}`, file);
    }
    // By content: a caller may build these objects anew each time it draws.
  }, [draftKey, files?.resume, files?.coverLetter, files?.additional, files?.video]);

  useEffect(() => {
    for (const name of identity) {
      const value = locked?.[name];
      if (value && getValues(name) !== value) setValue(name, value);
    }
  }, [locked?.firstName, locked?.lastName, locked?.email, locked?.phone]);
}
