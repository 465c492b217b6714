/** A choice of a combo box. */
export interface ComboBoxOption {
  /** Value that travels with the form. */
  value: string;
  /** The label; the typed text is searched in it. */
  label: string;
  /** A second, quieter line; it is not searched. */
  hint?: string;
  /** Keeps it from being chosen; the arrow keys pass it. @default false */
  disabled?: boolean;
}
