import { blindReviewLabels } from '../labels.de';

/** A person whose name is removed from a text. */
export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Email addresses and URLs in any text, without the full stop after them. */
const ADDRESSES = /(?:[^\s<>()]+@|https?:\/\/|www\.)[^\s<>()]*[^\s<>().,;:!?]/giu;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The parts of a name and a phone number, in any form within a sentence. */
function patternOf({ firstName, lastName, phone }: NamedPerson): RegExp | null {
  const names = [...`${firstName} ${lastName}`.split(/[\s-]+/), phone ?? ''].filter((word) => word.length > 1).map(escaped);
  return names.length === 0 ? null : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])`, 'giu');
}

/**
 * A letter without the names, addresses and phone number of its author. Other hints at the person cannot be detected, so the screen
 * shows a warning instead of a promise (decision 0079).
 */
export function withoutTraces(text: string, person: NamedPerson): string {
  const pattern = patternOf(person);
  const left = text.replaceAll(ADDRESSES, blindReviewLabels.hidden);
  return pattern === null ? left : left.replaceAll(pattern, blindReviewLabels.hidden);
}
