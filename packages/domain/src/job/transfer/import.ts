import { asList, asObject, firstText } from '../../wire/loose';

/** Outcome of one entry of a file. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Maximum number of entries per call. */
export const IMPORT_BATCH = 100;

/** Largest file of the dashboard's import, in megabytes, and maximum number of entries in it. */
export const IMPORT_LIMITS = { megabytes: 32, entries: 10_000 } as const;

export interface ImportResult {
  readonly outcome: ImportOutcome;
  /** Reason of the rejection, in German; '' for others. */
  readonly reason: string;
}

/** One entry of a checked file. */
export interface ImportEntry extends ImportResult {
  /** Location in the file, as 'Zeile 3'. */
  readonly place: string;
  readonly title: string;
  /** Unused or uncertain parts of the entry, in German. */
  readonly notes: readonly string[];
  /** The entry as input of the import; undefined for a rejected one. */
  readonly value: unknown;
}

function readResult(answer: unknown): ImportResult {
  const entry = asObject(answer);
  return { outcome: IMPORT_OUTCOMES.find((known) => known === entry.outcome) ?? 'refused', reason: firstText(entry.reason) };
}

/** Reads the outcomes of a batch's entries, in order. */
export const readImportResults = (answer: unknown): readonly ImportResult[] => asList(asObject(answer).results).map(readResult);

/** Reads the result of checking an import, entry by entry. */
export function readImportCheck(answer: unknown): readonly ImportEntry[] {
  return asList(asObject(answer).entries).map((given) => {
    const entry = asObject(given);
    return {
      ...readResult(entry),
      place: firstText(entry.place),
      title: firstText(entry.title),
      notes: asList(entry.notes).map(firstText),
      value: entry.value,
    };
  });
}
