export const FOCUS_STATUSES = ['draft', 'published', 'archived'] as const;
export type FocusStatus = (typeof FOCUS_STATUSES)[number];

/** Longest texts of a focus page. */
export const FOCUS_LIMITS = { title: 150, description: 5000, content: 20_000, url: 2048, slogan: 2048 } as const;

/** Reads a focus page status in any case; a missing or unknown one is a draft (A64, EN30). */
export function parseFocusStatus(value: unknown): FocusStatus {
  const lower = typeof value === 'string' ? value.toLowerCase() : '';
  return FOCUS_STATUSES.find((status) => status === lower) ?? 'draft';
}

/** What the toggle of the list asks for: a published page becomes a draft, everything else is published (CF03). */
export function toggledStatus(status: FocusStatus): 'DRAFT' | 'PUBLISHED' {
  return status === 'published' ? 'DRAFT' : 'PUBLISHED';
}
