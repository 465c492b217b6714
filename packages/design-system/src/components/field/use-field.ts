import { useId, type ReactNode } from 'react';

export interface FieldBase {
  /** Label of the field, visible unless `hideLabel` is set. */
  label: ReactNode;
  /** Help below the label or field, read out with the field. */
  hint?: ReactNode;
  /** Error message; marks the field as invalid and is read out with it. */
  error?: ReactNode;
  /** Adds '(optional)' to the label. @default false */
  optional?: boolean;
  /** Hides the label visually. @default false */
  hideLabel?: boolean;
}

/** Attributes of the native control. */
export interface ControlAria {
  /** Id of the control, which its label names. */
  id: string;
  /**
   * Always set: otherwise screen readers treat an empty required control as invalid from the start.
   */
  'aria-invalid': boolean;
  /** Ids of error, hint and further descriptions, in reading order. */
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

/** The props of a field that determine its ids. */
export interface UseFieldOptions {
  /** Id of the control. @default generated, the same on server and client */
  id?: string;
  /** The hint, if any; `hintId` then describes the control. */
  hint?: ReactNode;
  /** The error, if any: the control is then invalid and described by `errorId`. */
  error?: ReactNode;
  /** Further descriptions, by id. */
  'aria-describedby'?: string;
}

/**
 * Creates id, `aria-invalid` and `aria-describedby` of every field. The error is read before the
 * hint.
 */
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
