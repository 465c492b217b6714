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

/** Why nobody knows the place; the one that was probably meant is a link, which needs no script. */
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

/** Place and radius of the list (O94), which follows when a place is chosen, at Enter, and when the field is left. */
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
