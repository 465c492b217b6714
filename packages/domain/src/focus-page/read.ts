import type { Id } from '../ids';
import { readIndustry, type Industry } from '../company/industry/read';
import { readMediaUrl } from '../media/read';
import { asObject, listIn, textsOf, toDate, toFlag, toNumber } from '../wire/loose';
import { parseFocusStatus, type FocusStatus } from './codes';

/** A showcase page of a company, as its members list and edit it (001 §3). Texts are '' if missing. */
export interface FocusPage {
  /** Number of the page as text. */
  readonly id: Id<'focus-page'>;
  /** Heading of the page. */
  readonly title: string;
  /** Plain text under the heading, in a few sentences. */
  readonly description: string;
  /** HTML. */
  readonly content: string;
  /** Whether it is public; 'draft' if missing (CF14). */
  readonly status: FocusStatus;
  /** Industry of the page; null without one. */
  readonly industry: Industry | null;
  /** External URL; '' without one. */
  readonly website: string;
  /** One line above the text; '' without one. */
  readonly slogan: string;
  /** Whether it is highlighted. */
  readonly featured: boolean;
  /** URL of the cover, 1200 x 630 px at best; '' without one. */
  readonly coverUrl: string;
  /** Last part of its path: /showcase/{slug}. */
  readonly slug: string;
  /** Page loads by others. */
  readonly views: number;
  /** Version of the page; null if missing. */
  readonly version: number | null;
  /** ISO, or null. */
  readonly createdAt: string | null;
}

/** URL of a cover; the prefix /app of old rows is removed (CF15). */
export function readCoverUrl(value: unknown): string {
  return readMediaUrl(value, 'images').replace(/^\/app(?=\/)/, '');
}

/** Reads one focus page (CF13 to CF15). */
export function readFocusPage(value: unknown): FocusPage {
  const page = asObject(value);
  return {
    ...textsOf(page, 'id', 'title', 'description', 'content', 'website', 'slogan', 'slug'),
    status: parseFocusStatus(page.status),
    industry: readIndustry(page.industry),
    featured: toFlag(page.featured),
    coverUrl: readCoverUrl(page.coverImage),
    views: toNumber(page.views) ?? 0,
    version: toNumber(page.version),
    createdAt: toDate(page.createdAt),
  };
}

/** Reads the focus pages of a company, bare or under `focusPages` or `data`. */
export function readFocusPages(answer: unknown): readonly FocusPage[] {
  return listIn(answer, 'focusPages', 'data').map(readFocusPage);
}
