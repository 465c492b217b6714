import type { Faults } from '../shared/faults';
import type { Change } from './useValues';
import type { ApplicationValues } from './values';

/** What every section needs to draw its fields. */
export interface SectionFields {
  /** Id of the form, of which the ids of its controls are made. */
  formId: string;
  values: ApplicationValues;
  /** Messages at the fields, by path. */
  faults: Faults;
  change: Change;
}

/** Id of the control for a field path, so that the error summary can lead to it. */
export function controlId(formId: string, path: string): string {
  return `${formId}-${path.replace('.', '-')}`;
}
