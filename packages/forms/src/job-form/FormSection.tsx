import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface FormSectionProps {
  /** Id of its heading, the target of the section list. */
  id: string;
  title: string;
  note?: string;
  /**
   * Whether it sticks to the lower edge of a tall enough viewport while the form scrolls.
   * @default false
   */
  stays?: boolean;
  children: ReactNode;
}

/** A section of a long form: a rule, its name with a short note, its fields. */
export function FormSection({ id, title, note, stays = false, children }: FormSectionProps) {
  return (
    <section
      aria-labelledby={id}
      data-stays={stays || undefined}
      className={cx(
        'sw:grid sw:grid-cols-1 sw:gap-x-6 sw:border-t sw:border-rule sw:@md:grid-cols-[212px_minmax(0,1fr)]',
        stays ? 'sw:sticky sw:bottom-0 sw:z-10 sw:gap-y-2 sw:bg-paper sw:py-3 sw:[@media(height<30rem)]:static' : 'sw:gap-y-5 sw:py-8',
      )}
    >
      <div className="sw:flex sw:flex-wrap sw:content-start sw:items-baseline sw:gap-x-3">
        <h2 id={id} tabIndex={-1} className={cx('sw:scroll-mt-6 sw:text-lg sw:leading-6', stays && 'sw:@max-md:sr-only')}>
          {title}
        </h2>
        {note && <p className="sw:text-sm sw:text-ink-2">{note}</p>}
      </div>
      <div className="sw:grid sw:grid-cols-1 sw:content-start sw:gap-5">{children}</div>
    </section>
  );
}
