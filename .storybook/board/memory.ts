import type { Verdict } from '../review/model.ts';

/** Keys of the reviewer's data in this browser. */
const NAME = 'stellwerk.review.name';
const VERDICTS = 'stellwerk.review.verdicts';

const isVerdict = (value: unknown): value is Verdict => typeof value === 'object' && value !== null && 'screen' in value && 'seen' in value;

export const rememberedName = (): string => localStorage.getItem(NAME) ?? '';
export const rememberName = (name: string): void => localStorage.setItem(NAME, name);

/** Decisions that wait to be saved as a file. */
export function keptVerdicts(): readonly Verdict[] {
  const kept: unknown = JSON.parse(localStorage.getItem(VERDICTS) ?? '[]');
  return Array.isArray(kept) ? kept.filter(isVerdict) : [];
}

export function keepVerdict(verdict: Verdict): void {
  const others = keptVerdicts().filter(({ screen }) => screen !== verdict.screen);
  localStorage.setItem(VERDICTS, JSON.stringify([...others, verdict]));
}
