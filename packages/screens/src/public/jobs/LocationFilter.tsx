import { NativeSelect } from '@stellwerk/design-system';
import { jobsTexts as texts } from '../../i18n/jobs.de';
import { FILTER_FORM, filterOptions, offersLocations } from './filter-form';
import type { JobsScreenProps } from './jobs-screen-props';

export interface LocationFilterProps extends Pick<JobsScreenProps, 'state' | 'onChange'> {
  /** The locations of the list, sorted. */
  readonly locations: readonly string[];
  /**
   * Whether it is in the row above the list, where its options make the topic clear.
   * @default false
   */
  readonly compact?: boolean;
  /** Class of the frame. */
  readonly className?: string;
}

/**
 * Filters the list by one of its own locations (PL05). It belongs to the list and not to the
 * search, which has a location field (O94).
 */
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
