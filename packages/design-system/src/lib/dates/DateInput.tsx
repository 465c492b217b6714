import { useEffect, useRef } from 'react';
import { useDateField, useDateSegment, type AriaDateFieldProps, type DateValue } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { createCalendar } from './day';

export interface DateInputProps extends AriaDateFieldProps<DateValue> {
  /** Called when the date becomes incomplete or complete. Pass a stable function. */
  onPartial?: (partial: boolean) => void;
}

/** A date as three number segments: TT.MM.JJJJ. */
export function DateInput({ onPartial, ...props }: DateInputProps) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ ...props, locale: 'de-DE', createCalendar });
  const { fieldProps } = useDateField(props, state, ref);
  const parts = state.segments.filter(({ isEditable }) => isEditable);
  const partial = parts.some(({ isPlaceholder }) => isPlaceholder) && parts.some(({ isPlaceholder }) => !isPlaceholder);
  useEffect(() => onPartial?.(partial), [onPartial, partial]);
  return (
    <div {...fieldProps} ref={ref} className="sw:flex">
      {state.segments.map((segment, index) => (
        <Segment key={index} segment={segment} state={state} />
      ))}
    </div>
  );
}

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLDivElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  return (
    <div {...segmentProps} ref={ref} className="sw-segment" data-placeholder={segment.isPlaceholder ? '' : undefined}>
      {segment.text}
    </div>
  );
}
