import { lookalikes } from './lexicon/lookalikes.de';

const FEMININE = /(?<=[a-z]{3})(?:innen|in)$/;
const CASE = /(?<=lich|isch|iert|gestellt|auftragt|bildend|dierend)e[rmns]?$|(?<=[a-z]{3}[^i])e[ns]$|(?<=[a-z]{3})[ens]$/;
const PEOPLE = /(?<=[a-z]{3})(?:frauen|frau|leuten|leute|manner|mannern)$/;
const SKILLED = /fach(?:kraften|krafte|kraft|personen|person|personal)$/;
const ASSISTANCE = /assistenz(?:en)?$/;
const ACTIVITY = /(?<=[a-z]{4})(?:erinnen|erin|ern|er|ungen|ungs|ung|ierung|erei|ie|(?<=og)ik|(?<=ekt)ur|ismus)$/;

/** A word without number, case and gender: 'Pflegerinnen' and 'Pfleger' are the same, 'Kauffrau' and 'Kaufleute', too. */
export function stem(word: string): string {
  const person = word.replace(SKILLED, 'fachmann').replace(PEOPLE, 'mann').replace(ASSISTANCE, 'assistent');
  const neutral = person.replace(FEMININE, '');
  // A removed feminine ending needs no second removal, except the n of 'Pflegern'.
  return neutral === person ? person.replace(CASE, '') : neutral;
}

/** The common part of 'Entwickler' and 'Entwicklung', 'Pfleger' and 'Pflege'; the stem where that would be too short. */
export function root(word: string): string {
  const activity = word.replace(ACTIVITY, '');
  const shortest = activity === word ? stem(word) : activity;
  return shortest.length < 5 ? stem(word) : shortest;
}

/** Distance of a found word from the requested one; a smaller number is nearer. */
export const LEVELS = { same: 0, compound: 1, related: 2, synonym: 3 } as const;
export type Level = (typeof LEVELS)[keyof typeof LEVELS];

/** Prefix of the words of company, place and employment; words of the title have none. */
export const ASIDE = '@';

/** Result of `stem` for the people of an occupation. */
const PERSON = 'man';

/** Frequent endings that form no compounds: 'Marketing' is no 'Ing.'. */
const ENDING = /^(?:ing|ion|ent|ant|ist|and|tor|bar)$/;

/** Minimum number of letters for a match inside of words, and at their ends. */
const INSIDE = 5;
const AT_AN_END = 3;

/** Parts of words that only look like a word. */
const LOOKALIKES = new Map(
  lookalikes
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([word = '', others = '']) => [stem(word), new RegExp(others)] as const),
);

function ofTitle(asked: string, found: string): Level | null {
  const [wanted, has] = [stem(asked), stem(found)];
  if (asked === found || wanted === has) return LEVELS.same;
  if (LOOKALIKES.get(wanted)?.test(found) === true) return null;
  // The stem of 'Wein' is so short that 'Weiterbildung' begins with it.
  const part = wanted.length > AT_AN_END ? wanted : asked;
  // Three letters are at the end of very many words: 'ehr' of 'Verkehr'.
  const isEnd = asked.length > AT_AN_END && !ENDING.test(wanted) && (has.endsWith(part) || found.endsWith(asked));
  if (part.length >= AT_AN_END && (isEnd || found.startsWith(part))) return LEVELS.compound;
  return wanted.length >= INSIDE && (found.includes(root(asked)) || found.includes(wanted)) ? LEVELS.related : null;
}

/** Nearly every job has this word as its working model: it is no match for 'Büro'. */
const EVERYWHERE = `${ASIDE}buro`;

/** Distance of an index word from a requested word; null for an unrelated one. */
export function levelOf(asked: string, found: string): Level | null {
  if (found === EVERYWHERE) return null;
  if (!found.startsWith(ASIDE)) return ofTitle(asked, found);
  const level = ofTitle(asked, found.slice(ASIDE.length));
  // A company called Koch is no cook.
  return level === null ? null : level === LEVELS.same ? LEVELS.compound : LEVELS.related;
}

/** Necessary part of a word near a requested word. */
export interface Part {
  readonly text: string;
  /** The word must equal the text, which is too short for a match inside others. */
  readonly whole: boolean;
}

/** The common part of all words that `levelOf` accepts, for an index lookup. */
export function partOf(asked: string): Part {
  const wanted = stem(asked);
  if (wanted.length < AT_AN_END) return { text: asked, whole: true };
  const shortest = root(asked);
  // The people of an occupation have many endings for one stem, and assistants two.
  const isPerson = wanted.endsWith(PERSON) && wanted.length - PERSON.length >= AT_AN_END;
  const inside = isPerson ? wanted.slice(0, -PERSON.length) : wanted.replace(/assistent$/, 'assisten');
  return { text: inside.startsWith(shortest) ? shortest : inside, whole: false };
}
