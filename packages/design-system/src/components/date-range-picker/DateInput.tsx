import { GregorianCalendar } from '@internationalized/date';
import { useRef } from 'react';
import { useDateField, useDateSegment, type AriaDateFieldProps, type DateValue } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';

/** Only the calendar that we use; react-aria's own factory brings all of them. */
export const createCalendar = () => new GregorianCalendar();

/** One day as three numbers to type: TT.MM.JJJJ. */
export function DateInput(props: AriaDateFieldProps<DateValue>) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ ...props, locale: 'de-DE', createCalendar });
  const { fieldProps } = useDateField(props, state, ref);
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
