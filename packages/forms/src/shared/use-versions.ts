import { useState } from 'react';
import { mergeVersions, type FieldOf } from './merge';
import type { SubmitFailure } from '@stellwerk/domain';
import type { VersionConflictState } from './VersionConflict';

/** Reason why shared data was not saved. */
export interface VersionedFailure<Values extends object> extends SubmitFailure {
  /**
   * Another person has saved meanwhile: the form shows both versions and continues with the merged
   * values.
   * @default no conflict
   */
  readonly stored?: Values;
}

/** Successfully saved. */
export interface VersionSaved<Values extends object> {
  /**
   * The version stored by the server: the form continues with it, so that its changes are not
   * mistaken for another person's.
   */
  readonly saved: Values;
}

/** Access to the form's fields for merging versions. */
export interface VersionedFields<Values extends object> {
  /** Current values of the form. */
  readonly own: () => Values;
  /** Replaces a field with the value of another version. */
  readonly put: (name: FieldOf<Values>, from: Values) => void;
}

export interface Versions<Values extends object> {
  /** Merged and conflicting fields until the next save; null without a conflict. */
  readonly conflict: VersionConflictState<Values> | null;
  /**
   * Processes the result of a save. Input made during the request is newer than both versions.
   * @param sent the values that were sent
   * @param result the response of the save; null means that they are saved unchanged
   * @returns the failure to show, null without one
   */
  readonly settle: (sent: Values, result: VersionedFailure<Values> | VersionSaved<Values> | null) => SubmitFailure | null;
}

/**
 * Versions of data that two people may edit at once (decision 0041).
 * @param start the version the form is based on
 */
export function useVersions<Values extends object>(start: Values, { own, put }: VersionedFields<Values>): Versions<Values> {
  const [base, setBase] = useState(start);
  const [conflict, setConflict] = useState<VersionConflictState<Values> | null>(null);
  /** Applies the stored version except for the person's own changes. */
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
