import { EMPLOYMENTS, formatDate, payRangeText, WORKING_MODELS, type ParsedJob } from '@stellwerk/domain';
import { oneLine } from '../../shared/plain-text';
import { labels } from '../messages.de';
import { payFieldsOf } from '../pay';
import type { JobFormValues } from '../values';
import { takeOverLabels } from './messages.de';

/** One thing that was recognised in a text, and what taking it over does to the form (O91). */
export interface Recognised {
  /** The first field that it fills; unique among the recognised ones. */
  readonly name: keyof JobFormValues;
  readonly label: string;
  /** What was recognised, as people read it, in one line. */
  readonly text: string;
  readonly values: Partial<JobFormValues>;
  /** Whether something else stands in the form already. */
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

type Line = 'title' | 'city' | 'workingModel' | 'employment' | 'ote';

const field = (name: Line, value: string): Found => ({ name, label: labels.fields[name], text: value, values: { [name]: value } });

/** Everything that a text can say, in the order of the form. */
function all(job: ParsedJob): readonly Found[] {
  return [
    field('title', job.title),
    field('city', job.city),
    field('workingModel', isOneOf(WORKING_MODELS, job.workingModel) ? job.workingModel : ''),
    field('employment', isOneOf(EMPLOYMENTS, job.employment) ? job.employment : ''),
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

/** What was recognised, and the labels of what was not. */
export function recognisedIn(
  job: ParsedJob,
  current: JobFormValues,
): { readonly found: readonly Recognised[]; readonly missing: readonly string[]; readonly notes: readonly string[] } {
  const facts = all(job);
  return {
    notes: job.notes,
    found: facts.filter(({ text }) => text !== '').map((fact) => ({ ...fact, replaces: standsThere(fact, current) })),
    // One of the two is enough of pay.
    missing: facts
      .filter(({ name, text }) => text === '' && name !== 'ote' && (name !== 'payMin' || job.salary === ''))
      .map(({ label }) => label),
  };
}
