import type { SectionProps } from '@stellwerk/design-system';

/** Styles of the overview's sections: a rule, a small heading, the content close below. */
export const part = { ruled: true, size: 'sm', className: 'sw:@container sw:gap-2' } as const satisfies Partial<SectionProps>;
