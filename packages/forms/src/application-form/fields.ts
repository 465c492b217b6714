import type { FieldErrors } from '../shared/field-errors';
import type { Change } from './use-values';
import type { ApplicationValues } from './values';

/** Props that every section needs to render its fields. */
export interface SectionFields {
  /** Id of the form; prefix of the ids of its controls. */
  formId: string;
  values: ApplicationValues;
  /** Errors of the fields, by path. */
  errors: FieldErrors;
  change: Change;
}

/** Id of the control for a field path, so that the error summary can link to it. */
export function controlId(formId: string, path: string): string {
  return `${formId}-${path.replace('.', '-')}`;
}
