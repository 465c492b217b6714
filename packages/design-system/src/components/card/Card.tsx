import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

const card = cva('', {
  variants: {
    look: {
      box: 'sw:border sw:border-line sw:rounded-2 sw:bg-surface',
      sunken: 'sw:rounded-2 sw:bg-sunken',
      rule: 'sw:border-t sw:border-rule',
    },
    space: { none: '', sm: 'sw:p-4', md: 'sw:p-5' },
  },
  compoundVariants: [{ look: 'rule', space: ['sm', 'md'], class: 'sw:px-0' }],
});

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * `box`: a box with a hairline border; `sunken`: tinted background; `rule`: one line above, no
   * box.
   * @default 'box'
   */
  look?: 'box' | 'sunken' | 'rule';
  /** Padding: 0, 16 or 20 px. @default 'md' */
  space?: 'none' | 'sm' | 'md';
}

/**
 * A group of related content.
 * @example
 * <Card>Nordbahn Signaltechnik GmbH</Card>
 */
export function Card({ look = 'box', space = 'md', className, ...rest }: CardProps) {
  return <div className={cx(card({ look, space }), className)} {...rest} />;
}
