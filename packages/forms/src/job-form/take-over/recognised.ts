import {
  EMPLOYMENTS,
  formatDate,
  JOB_DETAIL_NAMES,
  jobDetailTexts,
  payRangeText,
  WORKING_MODELS,
  type JobDetail,
  type ParsedJob,
} from '@stellwerk/domain';
import { oneLine } from '../../shared/plain-text';
import { labels } from '../messages.de';
import { payFieldsOf } from '../pay';
import type { JobFormValues } from '../values';
import { takeOverLabels } from './messages.de';

/** A fact recognised in a text, and the changes to the form when it is applied (O91). */
export interface Recognised {
  /** The first field that it fills; unique among the recognised facts. */
  readonly name: keyof JobFormValues;
  readonly label: string;
  /** The recognised value as displayed, on one line. */
  readonly text: string;
  readonly values: Partial<JobFormValues>;
  /** Whether the form already has another value. */
  readonly replaces: boolean;
}

const RICH = [
  ['jobDescription', 'description'],
  ['yourTasks', 'tasks'],
  ['yourProfile', 'profile'],
  ['weOffer', 'offer'],
  ['aboutUs', 'aboutUs'],
] as const;

const isOneOf = (codes: readonly string[], value: string): boolean => codes.includes(value);

type Found = Omit<Recognised, 'replaces'>;

function payOf({ payRange }: ParsedJob): Found {
  const values = payRange === null ? {} : payFieldsOf(payRange);
  return { name: 'payMin', label: takeOverLabels.pay, text: payRange === null ? '' : payRangeText(payRange), values };
}

type Line = 'title' | 'city' | 'workingModel' | 'employment' | 'ote' | JobDetail;

const field = (name: Line, value: string, text = value): Found => ({ name, label: labels.fields[name], text, values: { [name]: value } });

/** All facts that a text can contain, in form order. */
function all(job: ParsedJob): readonly Found[] {
  const details = jobDetailTexts(job);
  return [
    field('title', job.title),
    field('city', job.city),
    field('workingModel', isOneOf(WORKING_MODELS, job.workingModel) ? job.workingModel : ''),
    field('employment', isOneOf(EMPLOYMENTS, job.employment) ? job.employment : ''),
    ...JOB_DETAIL_NAMES.map((name) => field(name, job[name], details[name])),
    field('ote', job.salary),
    payOf(job),
    {
      name: 'closesOn',
      label: labels.fields.closesOn,
      text: job.closesOn === '' ? '' : formatDate(job.closesOn),
      values: { closesOn: job.closesOn },
    },
    ...RICH.map(([name, part]) => ({ name, label: labels.fields[name], text: oneLine(job[part]), values: { [name]: job[part] } })),
  ];
}

const standsThere = (found: Found, current: JobFormValues): boolean =>
  Object.keys(found.values).some((name) => {
    // Currency and period of the pay are never empty and mean nothing without an amount.
    if (name === 'payUnit' || name === 'payCurrency') return false;
    const before = oneLine(Reflect.get(current, name));
    return before !== '' && before !== oneLine(Reflect.get(found.values, name));
  });

/** The recognised facts, and the labels of the others. */
export function recognisedIn(
  job: ParsedJob,
  current: JobFormValues,
): { readonly found: readonly Recognised[]; readonly missing: readonly string[]; readonly notes: readonly string[] } {
  const facts = all(job);
  return {
    notes: job.notes,
    found: facts.filter(({ text }) => text !== '').map((fact) => ({ ...fact, replaces: standsThere(fact, current) })),
    // One of the two pay facts is enough, and few jobs have the details.
    missing: facts
      .filter(({ name, text }) => text === '' && name !== 'ote' && (name !== 'payMin' || job.salary === ''))
      .filter(({ name }) => !JOB_DETAIL_NAMES.some((detail) => detail === name))
      .map(({ label }) => label),
  };
}
