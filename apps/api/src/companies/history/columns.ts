import { HISTORY_FIELD_LISTS, HISTORY_FIELDS, type HistoryArea, type HistoryField } from '@stellwerk/domain';

/** Columns of a field. Unlisted columns stay private. */
const columnsIn = (area: HistoryArea, field: HistoryField): readonly string[] => HISTORY_FIELD_LISTS[area][field]?.columns ?? [];

/** Fields of the given columns, in the order of the forms. */
export function fieldsOf(area: HistoryArea, changed: readonly string[]): HistoryField[] {
  return HISTORY_FIELDS[area].filter((field) => columnsIn(area, field).some((column) => changed.includes(column)));
}

/** Columns of the given fields. */
export function columnsOf(area: HistoryArea, fields: readonly HistoryField[]): readonly string[] {
  return fields.flatMap((field) => columnsIn(area, field));
}
