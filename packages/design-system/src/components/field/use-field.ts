import { useId, type ReactNode } from 'react';

export interface FieldBase {
  /** The name of the field, always visible unless `hideLabel` is set. */
  label: ReactNode;
  /** Help below the label or field; read out with the field. */
  hint?: ReactNode;
  /** What is wrong; marks the field as invalid and is read out with it. */
  error?: ReactNode;
  /** Adds '(optional)' to the label. @default false */
  optional?: boolean;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean;
}

/** What the native control takes over. */
export interface ControlAria {
  /** Id of the control, which its label names. */
  id: string;
  /** Said in both cases: a required control without it counts as invalid before anyone has done anything. */
  'aria-invalid': boolean;
  /** Ids of error, hint and further descriptions, in the order in which they are read. */
  'aria-describedby': string | undefined;
}

export interface FieldIds {
  /** Attributes of the control. */
  control: ControlAria;
  /** Id of the label, for groups that are labelled by reference. */
  labelId: string;
  /** Id for the hint. */
  hintId: string;
  /** Id for the error. */
  errorId: string;
}

/** The part of a field's props that decides its ids. */
export interface UseFieldOptions {
  /** Id of the control. @default generated, the same on server and client */
  id?: string;
  /** The hint, if there is one: the control is then described by `hintId`. */
  hint?: ReactNode;
  /** The error, if there is one: the control is then invalid and described by `errorId`. */
  error?: ReactNode;
  /** Further descriptions, by id. */
  'aria-describedby'?: string;
}

/** The one place where id, `aria-invalid` and `aria-describedby` of every field come from. The error is read before the hint. */
export function useField({ id, hint, error, 'aria-describedby': more }: UseFieldOptions): FieldIds {
  const generated = useId();
  const own = id ?? generated;
  const hintId = `${own}-hint`;
  const errorId = `${own}-error`;
  const described = [error ? errorId : undefined, hint ? hintId : undefined, more].filter((part) => part !== undefined);
  return {
    control: {
      id: own,
      'aria-invalid': Boolean(error),
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
    labelId: `${own}-label`,
    hintId,
    errorId,
  };
}
