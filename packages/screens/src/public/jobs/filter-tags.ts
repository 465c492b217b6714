import { JOB_FILTERS, jobFilterLabels, type JobFilter } from '@stellwerk/domain';
import { NO_FILTERS, type JobListState } from './job-list';

/** A filter that is set. */
export interface FilterTag {
  readonly name: JobFilter;
  readonly label: string;
  /** What takes it back. */
  readonly without: Partial<JobListState>;
}

/** The filters of a list that are set, in the order of their fields. */
export function filterTags(state: JobListState): readonly FilterTag[] {
  const labels = {
    near: state.near === '' ? '' : jobFilterLabels.near(state.near, state.radius),
    location: state.location,
    employment: state.employment,
    workingModel: state.workingModel,
    payMin: state.payMin === 0 ? '' : jobFilterLabels.payFrom(state.payMin),
    pay: state.pay === 'any' ? '' : jobFilterLabels.payRequired,
    remote: state.remote === 'include' ? '' : jobFilterLabels.noRemote,
  } as const;
  return JOB_FILTERS.flatMap((name) =>
    labels[name] === '' ? [] : [{ name, label: labels[name], without: { [name]: NO_FILTERS[name], page: 1 } }],
  );
}
