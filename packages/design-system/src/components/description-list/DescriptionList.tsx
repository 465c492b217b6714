import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface Description {
  /** Term. */
  term: string;
  /** Description of the term. */
  description: ReactNode;
}

const row = cva('', {
  variants: {
    look: {
      stacked: '',
      columns:
        'sw:grid sw:grid-cols-1 sw:items-baseline sw:gap-x-6 sw:py-2 sw:border-b sw:border-line sw:sm:grid-cols-[minmax(min(140px,40%),1fr)_2fr]',
    },
  },
});

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The pairs in order; those without a description are left out. */
  items: readonly Description[];
  /** `columns`: term and description side by side with a hairline; `stacked`: one above the other. @default 'columns' */
  look?: 'columns' | 'stacked';
}

/**
 * Facts as pairs of term and description.
 * @example
 * <DescriptionList items={[{ term: 'Arbeitsort', description: 'Bremen' }]} />
 */
export function DescriptionList({ items, look = 'columns', className, ...rest }: DescriptionListProps) {
  return (
    <dl className={cx(look === 'stacked' && 'sw:grid sw:gap-4', className)} {...rest}>
      {items
        .filter(({ description }) => description !== null && description !== undefined && description !== '')
        .map(({ term, description }) => (
          <div key={term} className={row({ look })}>
            <dt className="sw:text-sm sw:text-ink-2">{term}</dt>
            <dd className="sw:min-w-0">{description}</dd>
          </div>
        ))}
    </dl>
  );
}
