import { byDetailFilter, detailFilterOptions, JOB_FILTERS, jobFilterLabels, type JobFilter } from '@stellwerk/domain';
import { NO_FILTERS, type JobListState } from './job-list';

/** An active filter. */
export interface FilterTag {
  readonly name: JobFilter;
  readonly label: string;
  /** Changes that remove it. */
  readonly without: Partial<JobListState>;
}

/** The active filters of a list, in field order. */
export function filterTags(state: JobListState): readonly FilterTag[] {
  const labels = {
    near: state.near === '' ? '' : jobFilterLabels.near(state.near, state.radius),
    location: state.location,
    employment: state.employment,
    workingModel: state.workingModel,
    ...byDetailFilter((name) => detailFilterOptions(name)[state[name]] ?? ''),
    payMin: state.payMin === 0 ? '' : jobFilterLabels.payFrom(state.payMin),
    pay: state.pay === 'any' ? '' : jobFilterLabels.payRequired,
    remote: state.remote === 'include' ? '' : jobFilterLabels.noRemote,
  } as const;
  return JOB_FILTERS.flatMap((name) =>
    labels[name] === '' ? [] : [{ name, label: labels[name], without: { [name]: NO_FILTERS[name], page: 1 } }],
  );
}
