/** An option of a combo box. */
export interface ComboBoxOption {
  /** Submitted value. */
  value: string;
  /** The label; the typed text is searched in it. */
  label: string;
  /** Secondary line, not searched. */
  hint?: string;
  /** Disables the option; the arrow keys skip it. @default false */
  disabled?: boolean;
}
