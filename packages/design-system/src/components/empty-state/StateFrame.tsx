import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface StateFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The state in one line, as the heading. */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** The drawing. */
  drawing: ReactNode;
  /** Buttons or links to continue. */
  actions?: ReactNode;
}

/**
 * Drawing, heading, text and actions; shared by the empty and the error state.
 * @example
 * <StateFrame title="Keine Nachrichten" drawing={<Drawing />} />
 */
export function StateFrame({ title, level = 2, drawing, actions, className, children, ...rest }: StateFrameProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('sw:grid sw:grid-cols-1 sw:justify-items-start sw:gap-3 sw:py-8 sw:border-t sw:border-line', className)} {...rest}>
      {drawing}
      <Heading className={cx('sw:max-w-full', level === 1 ? 'sw:text-3xl' : 'sw:text-xl')}>{title}</Heading>
      {children && <div className="sw:max-w-prose sw:text-ink-2">{children}</div>}
      {actions && <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3 sw:mt-2">{actions}</div>}
    </div>
  );
}
