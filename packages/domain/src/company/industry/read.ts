import type { Id } from '../../ids';
import { asObject, firstText, listIn } from '../../wire/loose';

/** An industry of companies and focus pages. */
export interface Industry {
  /** Number of the industry as text; '' where the response has only its name. */
  readonly id: Id<'industry'>;
  readonly name: string;
}

/** Reads an industry given as an object or as its name (CS35). @returns null without a name */
export function readIndustry(value: unknown): Industry | null {
  const industry = asObject(value);
  const name = firstText(typeof value === 'string' ? value : '', industry.name);
  return name === '' ? null : { id: firstText(industry.id), name };
}

/** Reads the list of industries, bare or under `industries` or `data`; nameless ones are left out (CS36). */
export function readIndustries(answer: unknown): readonly Industry[] {
  return listIn(answer, 'industries', 'data').flatMap((value) => readIndustry(value) ?? []);
}
