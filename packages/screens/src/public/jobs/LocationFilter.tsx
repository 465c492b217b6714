import { NativeSelect } from '@stellwerk/design-system';
import { jobsTexts as texts } from '../../i18n/jobs.de';
import { FILTER_FORM, filterOptions, offersLocations } from './filter-form';
import type { JobsScreenProps } from './jobs-screen-props';

export interface LocationFilterProps extends Pick<JobsScreenProps, 'state' | 'onChange'> {
  /** The places of the list, sorted. */
  readonly locations: readonly string[];
  /** In the line above the list, where its options say what it is about. @default false */
  readonly compact?: boolean;
  /** Of its frame. */
  readonly className?: string;
}

/** Narrows the list to one of its own places (PL05). It belongs to the list and not to the search, which asks for a place by itself (O94). */
export function LocationFilter({ state, locations, onChange, compact = false, className }: LocationFilterProps) {
  if (!offersLocations(state)) return null;
  return (
    <NativeSelect
      name="location"
      form={FILTER_FORM}
      size={compact ? 'sm' : 'md'}
      label={texts.location}
      hideLabel={compact}
      className={className}
      value={state.location}
      onChange={(event) => onChange({ location: event.currentTarget.value, page: 1 })}
      options={filterOptions(texts.allLocations, locations, state.location)}
    />
  );
}
