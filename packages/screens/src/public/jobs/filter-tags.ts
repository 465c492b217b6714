import { formatCount } from '@stellwerk/domain';
import { jobsTexts as texts } from '../../i18n/jobs.de';
import { NO_FILTERS, type JobListState } from './job-list';

/** A filter that is set. */
export interface FilterTag {
  readonly name: keyof typeof NO_FILTERS;
  readonly label: string;
  /** What takes it back. */
  readonly without: Partial<JobListState>;
}

/** '60.000'. */
export const payText = (amount: number): string => texts.payFrom(formatCount(amount));

/** The filters of a list that are set, in the order of their fields. */
export function filterTags(state: JobListState): readonly FilterTag[] {
  const labels = {
    near: state.near === '' ? '' : texts.nearTag(state.near, state.radius),
    location: state.location,
    employment: state.employment,
    workingModel: state.workingModel,
    payMin: state.payMin === 0 ? '' : payText(state.payMin),
    pay: state.pay === 'any' ? '' : texts.payRequired,
    remote: state.remote === 'include' ? '' : texts.noRemote,
  } as const;
  const names = ['near', 'location', 'employment', 'workingModel', 'payMin', 'pay', 'remote'] as const;
  return names.flatMap((name) =>
    labels[name] === '' ? [] : [{ name, label: labels[name], without: { [name]: NO_FILTERS[name], page: 1 } }],
  );
}
