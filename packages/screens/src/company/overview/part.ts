import type { SectionProps } from '@stellwerk/design-system';

/** How the parts of the overview look: a rule, a small heading, the content close below. */
export const part = { ruled: true, size: 'sm', className: 'sw:@container sw:gap-2' } as const satisfies Partial<SectionProps>;
