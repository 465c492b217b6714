import type { FocusStatus } from '@stellwerk/domain';
import type { StatusStage, StatusTone } from '../../components/status-mark';

/** A showcase page of a company (001 §3). Texts are '' where nothing is known. */
export interface FocusPage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** HTML. */
  readonly content: string;
  readonly status: FocusStatus;
  readonly industry: { readonly id: string; readonly name: string } | null;
  readonly website: string;
  readonly slogan: string;
  readonly featured: boolean;
  readonly coverUrl: string;
  readonly slug: string;
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
