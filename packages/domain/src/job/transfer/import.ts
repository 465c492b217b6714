import { asList, asObject, firstText } from '../../wire/loose';

/** What becomes of one entry of a file. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Most entries that one call takes over. */
export const IMPORT_BATCH = 100;

/** Largest file that the dashboard takes, in megabytes, and most entries in it. */
export const IMPORT_LIMITS = { megabytes: 32, entries: 10_000 } as const;

export interface ImportResult {
  readonly outcome: ImportOutcome;
  /** Why it is refused, in German; '' for all others. */
  readonly reason: string;
}

/** One entry of a file that was checked. */
export interface ImportEntry extends ImportResult {
  /** Where it stands in the file, as 'Zeile 3'. */
  readonly place: string;
  readonly title: string;
  /** What the file says and the job does not, or not surely, in German. */
  readonly notes: readonly string[];
  /** The entry as the import takes it; undefined for one that is refused. */
  readonly value: unknown;
}

function readResult(answer: unknown): ImportResult {
  const entry = asObject(answer);
  return { outcome: IMPORT_OUTCOMES.find((known) => known === entry.outcome) ?? 'refused', reason: firstText(entry.reason) };
}

/** Reads what became of the entries of a batch, in their order. */
export const readImportResults = (answer: unknown): readonly ImportResult[] => asList(asObject(answer).results).map(readResult);

/** Reads what an import would do, entry by entry. */
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
