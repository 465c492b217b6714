import type { FocusStatus } from '@stellwerk/domain';
import type { StatusStage, StatusTone } from '../../components/status-mark';

/** A showcase page of a company (001 §3). Texts are '' where nothing is known. */
export interface FocusPage {
  /** Number of the page as text. */
  readonly id: string;
  /** Heading of the page. */
  readonly title: string;
  /** Plain text under the heading, in a few sentences. */
  readonly description: string;
  /** HTML. */
  readonly content: string;
  /** Whether the public sees it; 'draft' where the wire says nothing (CF14). */
  readonly status: FocusStatus;
  /** What it is about; null where nothing was chosen. */
  readonly industry: { readonly id: string; readonly name: string } | null;
  /** Address of a page outside; '' without one. */
  readonly website: string;
  /** One line above the text; '' without one. */
  readonly slogan: string;
  /** Whether it stands out among the others. */
  readonly featured: boolean;
  /** Address of the cover, 1200 x 630 px at best; '' without one. */
  readonly coverUrl: string;
  /** Last part of its address: /showcase/{slug}. */
  readonly slug: string;
  /** Page loads by others. */
  readonly views: number;
  /** ISO, or null. */
  readonly createdAt: string | null;
}

export const focusStatusLook = {
  draft: { stage: 'quarter', tone: 'amber' },
  published: { stage: 'full', tone: 'signal' },
  archived: { stage: 'left', tone: 'muted' },
} as const satisfies Record<FocusStatus, { stage: StatusStage; tone: StatusTone }>;

/** What the toggle asks for: a published page becomes a draft, everything else is published (CF03). */
export function toggledStatus(status: FocusStatus): 'DRAFT' | 'PUBLISHED' {
  return status === 'published' ? 'DRAFT' : 'PUBLISHED';
}
