import { formatDate } from '../format/date';
import { DETAIL_FILTER_NAMES, DETAIL_FILTERS, type DetailFilter, type DetailKind, type ListedDetails } from './detail-filters';
import type { JobListItem } from './list/list';
import type { JobContract, JobDetail, JobDetails, JobStart } from './details';

/** Names of the details in form, history, designs and filters. */
export const jobDetailLabels = {
  remunerationStructure: 'Vergütungsstruktur',
  startsOn: 'Eintrittstermin',
  contract: 'Befristung',
} as const satisfies Readonly<Record<JobDetail, string>>;

/** The word for a start at once, in designs and form. */
export const IMMEDIATELY = 'Ab sofort';

/** Kinds of a contract, in form and filter. */
export const contractLabels = { permanent: 'Unbefristet', temporary: 'Befristet' } as const satisfies Readonly<
  Record<DetailKind<'contract'>, string>
>;

/** Kinds of the details by which the list filters. */
export const detailKindLabels = { contract: contractLabels } as const satisfies {
  readonly [Name in DetailFilter]: Readonly<Record<DetailKind<Name>, string>>;
};

/** The kinds of the details that a row of a list says, in words. */
const listedDetailTexts = (details: ListedDetails): readonly string[] =>
  DETAIL_FILTER_NAMES.flatMap((name) => {
    const kind = DETAIL_FILTERS[name].kindOf(details[name]);
    return kind === '' ? [] : [detailKindLabels[name][kind]];
  });

/** The employment with the kinds of the details, on a row of a list: 'Vollzeit, befristet'. */
export function employmentText({ employment, ...details }: Pick<JobListItem, 'employment'> & ListedDetails): string {
  const kinds = listedDetailTexts(details).map((text) => (employment === '' ? text : text.toLocaleLowerCase('de-DE')));
  return [employment, ...kinds].filter((text) => text !== '').join(', ');
}

/** 'Befristet bis 31.12.2027'. */
function contractText(contract: JobContract): string {
  if (contract === '') return '';
  return contract === 'permanent' || contract === 'temporary'
    ? contractLabels[contract]
    : `${contractLabels.temporary} bis ${formatDate(contract)}`;
}

/** 'Ab 01.03.2027'; a day before today is past, so that the work begins at once. */
function startText(startsOn: JobStart, today: string): string {
  if (startsOn === '') return '';
  return startsOn === 'immediately' || startsOn < today ? IMMEDIATELY : `Ab ${formatDate(startsOn)}`;
}

/**
 * The details in words; '' for an unknown one.
 * @param today yyyy-mm-dd. @default every day is shown as it is stored
 */
export const jobDetailTexts = (details: JobDetails, today = ''): Readonly<Record<JobDetail, string>> => ({
  remunerationStructure: details.remunerationStructure,
  startsOn: startText(details.startsOn, today),
  contract: contractText(details.contract),
});
