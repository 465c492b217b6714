import { blocksOf } from './blocks';
import { codedTerms, type CodedKind } from './coded-terms';
import { isHardToRead, overlongSentence, wallOfText } from './readability';

/** The five descriptions of a job. */
export const HINTED_TEXTS = ['jobDescription', 'yourTasks', 'yourProfile', 'weOffer', 'aboutUs'] as const;

export type HintedText = (typeof HINTED_TEXTS)[number];
export type HintField = 'title' | 'pay' | HintedText;
export type HintKind = CodedKind | 'gender-marker' | 'no-pay' | 'long-sentence' | 'hard-text' | 'wall';

/** A hint at a text that keeps people from reading on or from applying. It never prevents publication. */
export interface JobHint {
  readonly field: HintField;
  readonly kind: HintKind;
  /** The words in question; '' for the whole field. */
  readonly found: string;
  /** Exact replacement; null where only a person can rewrite it. */
  readonly proposal: string | null;
}

/** Checked parts of a job: the title as typed, the descriptions as HTML. */
export type HintedJob = { readonly title: string; readonly hasPay: boolean } & { readonly [Text in HintedText]: string };

/** '(m/w/d)' in any order and spelling, '(all genders)', 'Entwickler:in', 'Entwickler/-in'. */
const MARKED =
  /\(\s*[mwfdxi*](?:\s*[/|,]\s*[mwfdxi*])+\s*\)|\b[mwfd]\s*[/|]\s*[mwfd]\s*[/|]\s*[dx]\b|alle? ?gender|\bgn\b|\p{L}[:*_]in(?:nen)?\b|\p{L}\/-?in\b/iu;
/** 'EntwicklerIn': only the capital distinguishes it from other names with this end, such as Berlin. */
const INNER_CAPITAL = /\p{Ll}In(?:nen)?\b/u;

const isMarked = (title: string): boolean => MARKED.test(title) || INNER_CAPITAL.test(title);

function titleHints(title: string): readonly JobHint[] {
  const marker: readonly JobHint[] = isMarked(title)
    ? []
    : [{ field: 'title', kind: 'gender-marker', found: title.trim(), proposal: `${title.trim()} (m/w/d)` }];
  return [...marker, ...codedTerms(title).map((word): JobHint => ({ field: 'title', ...word }))];
}

function textHints(field: HintedText, html: string): readonly JobHint[] {
  const blocks = blocksOf(html);
  const sentence = overlongSentence(blocks);
  const wall = wallOfText(blocks);
  const about = (kind: HintKind, found: string): JobHint => ({ field, kind, found, proposal: null });
  return [
    ...(wall === '' ? [] : [about('wall', wall)]),
    ...(sentence === '' ? [] : [about('long-sentence', sentence)]),
    // Only without a hint that shows what to change.
    ...(wall === '' && sentence === '' && isHardToRead(blocks) ? [about('hard-text', '')] : []),
    ...codedTerms(blocks.join('\n')).map((word): JobHint => ({ field, ...word })),
  ];
}

/**
 * Hints for an employer before a job is published: field by field, in the order of the form. Empty
 * fields get no hint, and missing pay gets one once something is written.
 */
export function jobHints(job: HintedJob): readonly JobHint[] {
  const isBegun = job.title.trim() !== '' || HINTED_TEXTS.some((field) => blocksOf(job[field]).length > 0);
  return [
    ...(job.title.trim() === '' ? [] : titleHints(job.title)),
    ...(isBegun && !job.hasPay ? [{ field: 'pay', kind: 'no-pay', found: '', proposal: null } as const] : []),
    ...HINTED_TEXTS.flatMap((field) => textHints(field, job[field])),
  ];
}
