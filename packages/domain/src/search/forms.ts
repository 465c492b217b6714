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
  // What the feminine form has lost needs no second ending cut off, except the n of 'Pflegern'.
  return neutral === person ? person.replace(CASE, '') : neutral;
}

/** What 'Entwickler' and 'Entwicklung', 'Pfleger' and 'Pflege' have in common; the stem where that would be too little to tell anything. */
export function root(word: string): string {
  const activity = word.replace(ACTIVITY, '');
  const shortest = activity === word ? stem(word) : activity;
  return shortest.length < 5 ? stem(word) : shortest;
}

/** How near a found word is to the asked one; a smaller number is nearer. */
export const LEVELS = { same: 0, compound: 1, related: 2, synonym: 3 } as const;
export type Level = (typeof LEVELS)[keyof typeof LEVELS];

/** Words of company, place and employment begin with it, words of the title do not. */
export const ASIDE = '@';

/** What `stem` leaves of the people of an occupation. */
const PERSON = 'man';

/** What many words end in without being compounds of it: 'Marketing' is no 'Ing.'. */
const ENDING = /^(?:ing|ion|ent|ant|ist|and|tor|bar)$/;

/** The least number of letters that are looked for inside of words, and at their ends. */
const INSIDE = 5;
const AT_AN_END = 3;

/** Parts of words that a word only looks like. */
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
  // So little is left of 'Wein' that 'Weiterbildung' begins like it.
  const part = wanted.length > AT_AN_END ? wanted : asked;
  // Three letters are at the end of very many words: 'ehr' of 'Verkehr'.
  const isEnd = asked.length > AT_AN_END && !ENDING.test(wanted) && (has.endsWith(part) || found.endsWith(asked));
  if (part.length >= AT_AN_END && (isEnd || found.startsWith(part))) return LEVELS.compound;
  return wanted.length >= INSIDE && (found.includes(root(asked)) || found.includes(wanted)) ? LEVELS.related : null;
}

/** Nearly every posting has this word beside its title, as its working model: it is no answer to 'Büro'. */
const EVERYWHERE = `${ASIDE}buro`;

/** How near a word of the index is to an asked word; null when it is another one. */
export function levelOf(asked: string, found: string): Level | null {
  if (found === EVERYWHERE) return null;
  if (!found.startsWith(ASIDE)) return ofTitle(asked, found);
  const level = ofTitle(asked, found.slice(ASIDE.length));
  // A company called Koch is no cook.
  return level === null ? null : level === LEVELS.same ? LEVELS.compound : LEVELS.related;
}

/** What a word must have in it, or be, to be near an asked word. */
export interface Part {
  readonly text: string;
  /** The word must be the text: it is too short to be looked for inside of others. */
  readonly whole: boolean;
}

/** What every word has in it that `levelOf` finds near: an index can look for it. */
export function partOf(asked: string): Part {
  const wanted = stem(asked);
  if (wanted.length < AT_AN_END) return { text: asked, whole: true };
  const shortest = root(asked);
  // The people of an occupation have many endings for one stem, and assistants two.
  const isPerson = wanted.endsWith(PERSON) && wanted.length - PERSON.length >= AT_AN_END;
  const inside = isPerson ? wanted.slice(0, -PERSON.length) : wanted.replace(/assistent$/, 'assisten');
  return { text: inside.startsWith(shortest) ? shortest : inside, whole: false };
}
