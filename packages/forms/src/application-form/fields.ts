import type { FieldErrors } from '../shared/field-errors';
import type { Change } from './use-values';
import type { ApplicationValues } from './values';

/** What every section needs to render its fields. */
export interface SectionFields {
  /** Id of the form, of which the ids of its controls are made. */
  formId: string;
  values: ApplicationValues;
  /** Messages at the fields, by path. */
  errors: FieldErrors;
  change: Change;
}

/** Id of the control for a field path, so that the error summary can lead to it. */
export function controlId(formId: string, path: string): string {
  return `${formId}-${path.replace('.', '-')}`;
}
