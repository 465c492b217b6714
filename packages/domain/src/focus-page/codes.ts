export const FOCUS_STATUSES = ['draft', 'published', 'archived'] as const;
export type FocusStatus = (typeof FOCUS_STATUSES)[number];

/** Maximum lengths of a focus page's texts. */
export const FOCUS_LIMITS = { title: 150, description: 5000, content: 20_000, url: 2048, slogan: 2048 } as const;

/** Reads a focus page status in any case; a missing or unknown one is a draft (A64, EN30). */
export function parseFocusStatus(value: unknown): FocusStatus {
  const lower = typeof value === 'string' ? value.toLowerCase() : '';
  return FOCUS_STATUSES.find((status) => status === lower) ?? 'draft';
}

/** Target status of the list's toggle: a published page becomes a draft, any other is published (CF03). */
export function toggledStatus(status: FocusStatus): 'DRAFT' | 'PUBLISHED' {
  return status === 'published' ? 'DRAFT' : 'PUBLISHED';
}
