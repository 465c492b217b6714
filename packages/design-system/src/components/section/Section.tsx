import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading and accessible name of the region. */
  title: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4;
  /** Size of the heading. @default 'md' */
  size?: 'lg' | 'md' | 'sm';
  /** A sentence below the heading. */
  intro?: ReactNode;
  /** Buttons, links or counts at the end of the heading row. */
  actions?: ReactNode;
  /** A rule above the section. @default false */
  ruled?: boolean;
  /** Ref of the heading, to focus it. @default not focusable */
  headingRef?: Ref<HTMLHeadingElement>;
}

const sizes = { lg: 'sw:text-2xl', md: 'sw:text-xl', sm: 'sw:text-lg sw:font-semibold' } as const;

/**
 * A titled part of a page, exposed to screen readers as a region.
 * @example
 * <Section
 *   title="Neueste Stellen"
 *   intro="Die drei jüngsten aus allen Orten."
 *   actions={<TextLink href="#alle">Alle Stellen</TextLink>}
 * >
 *   <p>Fachplanung Leit- und Sicherungstechnik</p>
 * </Section>
 */
export function Section({
  title,
  level = 2,
  size = 'md',
  intro,
  actions,
  ruled = false,
  headingRef,
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} {...(headingRef && { ref: headingRef, tabIndex: -1 })} className={cx('sw:min-w-0 sw:wrap-anywhere', sizes[size])}>
      {title}
    </Heading>
  );
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'sw:grid sw:grid-cols-[minmax(0,1fr)] sw:content-start sw:gap-4',
        ruled && 'sw:border-t sw:border-rule sw:pt-3',
        className,
      )}
      {...rest}
    >
      <div>
        {actions ? (
          <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-x-4 sw:gap-y-2">
            {heading}
            {actions}
          </div>
        ) : (
          heading
        )}
        {intro && <p className="sw:mt-1 sw:max-w-prose sw:text-ink-2">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
