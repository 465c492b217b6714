import type { TabNavItem } from '@stellwerk/design-system';

const views = [
  { key: 'table', label: 'Tabelle', href: '/company/1/dashboard?tab=applications' },
  { key: 'cards', label: 'Karten', href: '/company/1/applications' },
  { key: 'board', label: 'Tafel', href: '/company/1/applications?view=board' },
] as const;

/** The three views of the same applications. For stories only. */
export const storyViews = (current: (typeof views)[number]['key']): readonly TabNavItem[] =>
  views.map(({ key, label, href }) => ({ label, href, current: key === current }));
