import type { Employment, WorkingModel } from '@stellwerk/domain';
import { listOf, textIn } from './values.ts';

const EMPLOYMENT_WORDS: readonly (readonly [RegExp, Employment])[] = [
  [
    /werkstudent|working student|student(?:en|ische[rn]?)?[ -]?(?:job|aushilfe|hilfskraft)|studentische|student assistant|hiwi/i,
    'Werkstudent',
  ],
  [/praktik(?:um|ant)|\bintern(?:ship)?s?\b|pflichtpraktik/i, 'Praktikum'],
  [/freelance|freiberuf|freie[rn]? mitarbeit|selbst(?:st)?ändig|contractor|\bcontract\b|honorarbasis|honorarkraft/i, 'Freiberuflich'],
  [/teilzeit|part[ _-]?time|mini[ -]?job|geringfügig|450|520|538|556/i, 'Teilzeit'],
  [/vollzeit|full[ _-]?time/i, 'Vollzeit'],
];

/** The employment that a text names; '' for none. */
function employmentIn(text: string): Employment | '' {
  return EMPLOYMENT_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? '';
}

/** Each kind that a source names, as written: 'FULL_TIME', 'Teilzeit oder Minijob' as two. 'OTHER' is ignored. */
export const wordsOf = (types: unknown): readonly string[] =>
  listOf(types)
    .flatMap((type) => textIn(type).split(/[,;|]|(?<!:|\/)\/(?!\/)|\s(?:oder|und|or|and)\s/i))
    .map((word) => word.trim().replace(/^https?:\/\/schema\.org\//i, ''))
    .filter((word) => word !== '' && !/^other$/i.test(word));

const TITLE_SAYS: readonly (readonly [RegExp, Employment])[] = [
  // The field of a job board often knows only full time; the title is by the employer.
  [/(?<!\p{L})(?:werkstudent|working student|studentische)/iu, 'Werkstudent'],
  [/(?<!\p{L})(?:praktikum|praktikant(?:[:*_/]?in(?:nen)?)?|pflichtpraktikum|internship|intern)(?!\p{L})/iu, 'Praktikum'],
  [/(?<!\p{L})(?:freelance|freelancer|freiberuflich\p{L}*)(?!\p{L})/iu, 'Freiberuflich'],
];

/**
 * Employment of a job, from employmentType in any of its spellings and from the title. Values unknown to the product (TEMPORARY, VOLUNTEER,
 * PER_DIEM, OTHER) stay empty.
 */
export function mapEmployment(types: unknown, title: string): Employment | '' {
  const said = TITLE_SAYS.find(([pattern]) => pattern.test(title))?.[1];
  if (said !== undefined) return said;
  const part = /teilzeit|part[ -]?time|mini[ -]?job/i.test(title);
  const full = /vollzeit|full[ -]?time/i.test(title);
  if (part !== full) return part ? 'Teilzeit' : 'Vollzeit';
  const found = listOf(types)
    .flatMap((type) => textIn(type).split(/[,;|/]|\s(?:oder|und|or|and)\s/i))
    .map(employmentIn)
    .filter((value) => value !== '');
  return found.includes('Vollzeit') ? 'Vollzeit' : (found[0] ?? '');
}

const NOT_REMOTE =
  /(?<!\p{L})(?:kein\p{L}*|nicht|ohne|no|not) (?:remote|home)|(?:home[ -]?office|remote)(?:[ -]?(?:arbeit|work))? (?:(?:ist|leider|is) )*(?:nicht|not)(?!\p{L})/iu;
const HYBRID =
  /hybrid|teilweise (?:remote|home|mobil)|(?:home[ -]?office|remote)[ -]?(?:anteil|option|möglich|tage)|partly remote|partially remote|\d (?:tagen?|days?) (?:[a-zäöü]+ ){0,3}(?:home|remote)/i;
const REMOTE = /telecommute|remote|home[ -]?office|ortsunabhängig|telearbeit|work from home/i;
const ON_SITE = /(?:vor ort|on[ _-]?site|präsenz|\bbüro\b|in office|in[ -]person)/i;

function workingModelIn(text: string): WorkingModel | '' {
  if (NOT_REMOTE.test(text)) return 'Büro';
  if (HYBRID.test(text)) return 'Hybrid';
  if (REMOTE.test(text)) return 'Remote';
  return ON_SITE.test(text) ? 'Büro' : '';
}

/** Working model of a job, from jobLocationType (also as text), else from a clearer title. */
export function mapWorkingModel(locationType: unknown, title: string): WorkingModel | '' {
  // 'Büro' in a title mostly means the trade ('Bürokauffrau'), so only the other two count there.
  const fromTitle = workingModelIn(title);
  if (fromTitle === 'Hybrid') return fromTitle;
  const said = listOf(locationType)
    .map((type) => workingModelIn(textIn(type)))
    .find((model) => model !== '');
  return said ?? (fromTitle === 'Remote' || /vor ort\b/i.test(title) ? fromTitle : '');
}
