import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { Field, useField, type FieldBase, type FieldIds } from '../components/field';
import { useOwnRef } from './use-own-ref';

/** The props of a native control that a field of react-aria passes on; what it means differently is left out. */
export type NativeControl = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'list' | 'required'
>;

/** What the fields of react-aria have in common: frame, control, and a hidden input for the bare value. */
export type AriaFieldProps = FieldBase & NativeControl;

/** The parts that a field of react-aria puts together. */
export interface AriaFieldParts {
  field: FieldIds;
  /** The control, for the hooks of react-aria; it feeds the caller's ref, too. */
  input: RefObject<HTMLInputElement | null>;
  /** Options of every hook of react-aria. */
  options: { id: string; 'aria-labelledby': string; isDisabled?: boolean; isReadOnly?: boolean };
  /** What goes to the frame. */
  frame: Omit<AriaFieldFrameProps, 'value' | 'children'>;
  /** What is left for the control. */
  control: Omit<NativeControl, 'ref' | 'className' | 'name' | 'disabled' | 'readOnly'>;
}

/** Takes the props of a field of react-aria apart. */
export function useAriaField(props: AriaFieldProps): AriaFieldParts {
  const { label, hint, error, optional, hideLabel, className, name, disabled, readOnly, ref, ...control } = props;
  const field = useField({ id: control.id, hint, error, 'aria-describedby': control['aria-describedby'] });
  return {
    field,
    input: useOwnRef(ref),
    options: { id: field.control.id, 'aria-labelledby': field.labelId, isDisabled: disabled, isReadOnly: readOnly },
    frame: { field, label, hint, error, optional, hideLabel, className, name, disabled },
    control,
  };
}

export interface AriaFieldFrameProps extends FieldBase {
  field: FieldIds;
  className?: string;
  /** Name of the hidden input; without it there is none. */
  name?: string;
  disabled?: boolean;
  /** The bare value, as it travels with a form. */
  value: string | number;
  children: ReactNode;
}

/** The frame of a field of react-aria. */
export function AriaFieldFrame({ name, disabled, value, children, ...frame }: AriaFieldFrameProps) {
  return (
    <Field {...frame}>
      {children}
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
    </Field>
  );
}
