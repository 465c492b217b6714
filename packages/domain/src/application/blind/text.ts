import { blindReviewLabels } from '../labels.de';

/** Whom a text may name. */
export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Addresses of mails and of pages in whatever text, without the full stop behind them. */
const ADDRESSES = /(?:[^\s<>()]+@|https?:\/\/|www\.)[^\s<>()]*[^\s<>().,;:!?]/giu;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The parts of a name and a phone number, as they may stand in a sentence. */
function patternOf({ firstName, lastName, phone }: NamedPerson): RegExp | null {
  const names = [...`${firstName} ${lastName}`.split(/[\s-]+/), phone ?? ''].filter((word) => word.length > 1).map(escaped);
  return names.length === 0 ? null : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])`, 'giu');
}

/**
 * A letter without the names, addresses and the number of who wrote it. What else tells of a person nobody can find out, so the screen
 * warns of it instead of promising (decision 0079).
 */
export function withoutTraces(text: string, person: NamedPerson): string {
  const pattern = patternOf(person);
  const left = text.replaceAll(ADDRESSES, blindReviewLabels.hidden);
  return pattern === null ? left : left.replaceAll(pattern, blindReviewLabels.hidden);
}
