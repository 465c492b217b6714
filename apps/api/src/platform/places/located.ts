import { positionOf } from './gazetteer.ts';

interface Texts {
  readonly city?: string | null | undefined;
  readonly location?: string | null | undefined;
}

/** A row of a job with its position: a change without a place leaves the position unchanged (O94). */
export function located<Row extends Texts>(row: Row): Row & { latitude?: number | null; longitude?: number | null } {
  if (row.city === undefined && row.location === undefined) return row;
  const position = positionOf(row.city ?? null, row.location ?? null);
  return { ...row, latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
}
