import { useState } from 'react';
import { mergeVersions, type FieldOf } from './merge';
import type { SubmitFailure } from './submission';
import type { VersionConflictState } from './VersionConflict';

/** Why something that others may change as well was not saved. */
export interface VersionedFailure<Values extends object> extends SubmitFailure {
  /** Somebody else has saved this meanwhile: the form shows both versions and goes on with what is in them. @default nobody has */
  readonly stored?: Values;
}

/** It is saved. */
export interface VersionSaved<Values extends object> {
  /** What the server has made of it: the form goes on with that, so that nobody seems to have changed it since. */
  readonly saved: Values;
}

/** What a form does with its fields for the versions that it brings together. */
export interface VersionedFields<Values extends object> {
  /** What is in the form now. */
  readonly own: () => Values;
  /** Puts a field of another version into the form. */
  readonly put: (name: FieldOf<Values>, from: Values) => void;
}

export interface Versions<Values extends object> {
  /** What two people have changed, until the next save; null without that. */
  readonly conflict: VersionConflictState<Values> | null;
  /**
   * Goes on with what became of a save. What is typed while the answer is on its way is newer than both.
   * @param sent the values that were sent
   * @param result what the save has answered; null says that they are saved as they are
   * @returns what the form shows of it
   */
  readonly settle: (sent: Values, result: VersionedFailure<Values> | VersionSaved<Values> | null) => SubmitFailure | null;
}

/** The versions of something that two people may change at once (decision 0041). @param start what the form began with */
export function useVersions<Values extends object>(start: Values, { own, put }: VersionedFields<Values>): Versions<Values> {
  const [base, setBase] = useState(start);
  const [conflict, setConflict] = useState<VersionConflictState<Values> | null>(null);
  /** Takes over what is stored now, but for what the person has typed. */
  const take = (stored: Values, before: Values) => {
    const merged = mergeVersions(before, own(), stored);
    for (const name of merged.taken) put(name, stored);
    setBase(stored);
    return merged;
  };
  return {
    conflict,
    settle: (sent, result) => {
      setConflict(null);
      if (result === null || 'saved' in result) {
        take(result?.saved ?? sent, sent);
        return null;
      }
      if (result.stored === undefined) return result;
      const { stored, ...said } = result;
      const { taken, conflicts } = take(stored, base);
      setConflict({ stored, taken, conflicts });
      return said;
    },
  };
}
