export { Field, FieldError, FieldHint, OptionalMark, type FieldProps } from './Field';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
export { useField, type ControlAria, type FieldBase, type FieldIds, type UseFieldOptions } from './use-field';
