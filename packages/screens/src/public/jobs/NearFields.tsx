import { dataOf, TextLink } from '@stellwerk/design-system';
import { jobListMessages } from '@stellwerk/domain';
import type { Typed } from '../../lists/use-typed';
import { paths } from '../../paths';
import { jobListParams, type JobListState, type NearProblem } from './job-list';
import type { JobsScreenProps } from './jobs-screen-props';
import { PlaceFields } from './PlaceFields';

export interface NearFieldsProps extends Pick<JobsScreenProps, 'state' | 'view' | 'onChange' | 'places' | 'onPlaceText'> {
  readonly typed: Typed;
}

/** Error of an unknown location; the suggested one is a link, which works without JavaScript. */
function Problem({ state, problem: { message, suggestion } }: { readonly state: JobListState; readonly problem: NearProblem }) {
  if (suggestion === undefined) return message;
  return (
    <>
      {jobListMessages.placeNotKnown(state.near)}{' '}
      <TextLink href={paths.jobs(jobListParams({ ...state, near: suggestion, page: 1 }))}>
        {jobListMessages.placeMeant(suggestion)}
      </TextLink>
    </>
  );
}

/**
 * Location and radius of the list (O94), applied when a location is selected, on Enter, and on
 * blur.
 */
export function NearFields({ typed, state, view, onChange, places, onPlaceText }: NearFieldsProps) {
  const problem = typed.text === state.near ? dataOf(view)?.nearProblem : undefined;
  return (
    <PlaceFields
      text={typed.text}
      onText={(text, known) => {
        typed.onText(text, known);
        onPlaceText?.(text);
      }}
      onLeave={typed.commit}
      error={problem && <Problem state={state} problem={problem} />}
      radius={state.radius}
      onRadius={(radius) => onChange({ radius, page: 1 })}
      places={places}
    />
  );
}
