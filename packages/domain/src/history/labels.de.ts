import { HISTORY_FIELD_LISTS, type HistoryArea, type HistoryField } from './codes';

/** The name of a field; '' where the area has no such field. */
export function historyFieldLabel(area: HistoryArea, field: HistoryField): string {
  return HISTORY_FIELD_LISTS[area][field]?.label ?? '';
}

export const historyAreaLabels = {
  company: 'Unternehmen',
  team: 'Team',
  jobs: 'Stellenanzeigen',
  focus: 'Fokusseiten',
  applications: 'Bewerbungen',
} as const satisfies Record<HistoryArea, string>;
