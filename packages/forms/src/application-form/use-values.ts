import { DOCUMENT_KINDS } from '@stellwerk/domain';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { withDraft, withIdentity, withTyped } from './late-values';
import {
  emptyApplication,
  toDraft,
  type ApplicationDraft,
  type ApplicationFiles,
  type ApplicationValues,
  type LockedIdentity,
} from './values';

export interface ValuesOptions {
  /**
   * Initial texts, such as those of a draft; may arrive after the first rendering and then fill
   * only empty fields.
   */
  defaultValues?: Partial<ApplicationDraft>;
  /** Initial files; may arrive late like `defaultValues`. */
  initialFiles?: Partial<ApplicationFiles>;
  /**
   * Boxes that the person ticked before, from the response to the form without JavaScript; never
   * assumed (rule 1).
   * @default none
   */
  ticked?: Partial<Pick<ApplicationValues, 'newsletter' | 'terms' | 'gdpr'>>;
  /**
   * Identity of the profile; non-empty parts are shown read-only. May arrive late.
   * @default none
   */
  locked?: LockedIdentity;
  /**
   * Called at every change with the parts that a draft may keep: texts and files, never a consent.
   */
  onDraftChange?: (draft: ApplicationDraft) => void;
}

/** Changes one value. */
export type Change = <Name extends keyof ApplicationValues>(name: Name, value: ApplicationValues[Name]) => void;

export interface Values {
  readonly values: ApplicationValues;
  readonly change: Change;
}

/**
 * Returns the same object while its content is equal, because a caller may create a new one at each
 * rendering.
 */
function useSameContent<Content>(content: Content): Content {
  const key = JSON.stringify(content);
  const [last, setLast] = useState({ key, content });
  if (last.key === key) return last.content;
  setLast({ key, content });
  return content;
}

/** Values of the form. The server-rendered page is that of a visitor; draft and profile follow. */
export function useValues(
  { defaultValues, initialFiles, ticked, locked, onDraftChange }: ValuesOptions,
  form: RefObject<HTMLFormElement | null>,
): Values {
  const [values, setValues] = useState(() =>
    withIdentity(withDraft({ ...emptyApplication, ...ticked }, defaultValues, initialFiles), locked),
  );
  const latest = useRef(values);
  const put = useCallback((next: ApplicationValues) => {
    latest.current = next;
    setValues(next);
  }, []);

  // Before the next rendering, which would overwrite input in the server-rendered page.
  useLayoutEffect(() => {
    if (form.current) put(withTyped(latest.current, form.current));
  }, [form, put]);

  const { files, ...draft } = defaultValues ?? {};
  const lastDraft = useSameContent(draft);
  const [resume, coverLetter, additional, video] = DOCUMENT_KINDS.map((kind) => initialFiles?.[kind] ?? files?.[kind] ?? null);
  useEffect(() => {
    put(withDraft(latest.current, lastDraft, { resume, coverLetter, additional, video }));
  }, [put, lastDraft, resume, coverLetter, additional, video]);

  const { firstName, lastName, email, phone } = locked ?? {};
  useEffect(() => {
    put(withIdentity(latest.current, { firstName, lastName, email, phone }));
  }, [put, firstName, lastName, email, phone]);

  return {
    values,
    change: (name, value) => {
      put({ ...latest.current, [name]: value });
      onDraftChange?.(toDraft(latest.current));
    },
  };
}
