import { useRef, type ReactNode } from 'react';
import { useDialog, type AriaDialogProps } from 'react-aria/useDialog';

/** A preset, selected by one click. */
export interface CalendarChoice {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface CalendarDialogProps {
  /** From `useDatePicker` or `useDateRangePicker`. */
  dialogProps: AriaDialogProps;
  /** Presets and the clear button, beside the calendar. */
  choices: readonly CalendarChoice[];
  /** The calendar. */
  children: ReactNode;
}

/** The popover of a date field: presets and the calendar. */
export function CalendarDialog({ dialogProps, choices, children }: CalendarDialogProps) {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps: aria } = useDialog(dialogProps, ref);
  return (
    <section {...aria} ref={ref} className="sw-calendar-dialog">
      {choices.length > 0 && (
        <ul className="sw-presets">
          {choices.map(({ label, onChoose }) => (
            <li key={label}>
              <button type="button" className="sw-chip" onClick={onChoose}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
