import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { Field, useField, type FieldBase, type FieldIds } from '../components/field';
import { useOwnRef } from './use-own-ref';

/**
 * Props of a native control that a react-aria field passes on, without those that react-aria
 * defines differently.
 */
export type NativeControl = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'list' | 'required'
>;

/** Common parts of react-aria fields: frame, control, and a hidden input with the plain value. */
export type AriaFieldProps = FieldBase & NativeControl;

/** Parts of a react-aria field. */
export interface AriaFieldParts {
  field: FieldIds;
  /** Ref of the control, for the react-aria hooks; also sets the caller's ref. */
  input: RefObject<HTMLInputElement | null>;
  /** Options of every react-aria hook. */
  options: { id: string; 'aria-labelledby': string; isDisabled?: boolean; isReadOnly?: boolean };
  /** Props of the frame. */
  frame: Omit<AriaFieldFrameProps, 'value' | 'children'>;
  /** Remaining props, for the control. */
  control: Omit<NativeControl, 'ref' | 'className' | 'name' | 'disabled' | 'readOnly'>;
}

/** Splits the props of a react-aria field. */
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
  /** Name of the hidden input. @default no hidden input */
  name?: string;
  disabled?: boolean;
  /** The plain, submitted value. */
  value: string | number;
  children: ReactNode;
}

/** The frame of a react-aria field. */
export function AriaFieldFrame({ name, disabled, value, children, ...frame }: AriaFieldFrameProps) {
  return (
    <Field {...frame}>
      {children}
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
    </Field>
  );
}
