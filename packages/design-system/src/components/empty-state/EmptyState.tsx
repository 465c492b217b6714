import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface StateFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is the case, in one line. */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4;
  /** The drawing. */
  drawing: ReactNode;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
}

/** Drawing, heading, words and ways on; shared by the empty and the error state. */
export function StateFrame({ title, level = 2, drawing, actions, className, children, ...rest }: StateFrameProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('sw:grid sw:grid-cols-1 sw:justify-items-start sw:gap-3 sw:py-8 sw:border-t sw:border-line', className)} {...rest}>
      {drawing}
      <Heading className="sw:max-w-full sw:text-xl">{title}</Heading>
      {children && <div className="sw:max-w-prose sw:text-ink-2">{children}</div>}
      {actions && <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3 sw:mt-2">{actions}</div>}
    </div>
  );
}

/** The track ends at a buffer stop. */
const bufferStop = (
  <svg viewBox="0 0 160 56" width="160" height="56" fill="none" aria-hidden="true" className="sw:text-line-strong">
    <path d="M0 44h124" stroke="currentColor" strokeWidth="2" />
    <path d="M16 44v6M40 44v6M64 44v6M88 44v6M112 44v6" stroke="currentColor" strokeWidth="2" />
    <path d="M124 50V18M142 50 126 24M118 50h30" stroke="var(--sw-color-ink-2)" strokeWidth="3" />
    <path d="M118 12v16" stroke="var(--sw-color-ink-2)" strokeWidth="6" />
  </svg>
);

export type EmptyStateProps = Omit<StateFrameProps, 'drawing'>;

/** Nothing here yet, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame drawing={bufferStop} {...props} />;
}
