import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { companyDe } from '../i18n/company.de';

const labels = companyDe.newsletter;

export interface NewsletterSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading. @default 'Neue Stellen, direkt zu dir' */
  title?: string;
  /** The benefit, in one or two sentences. @default the product's text */
  text?: string;
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
  /** The signup form. */
  children: ReactNode;
}

/**
 * The newsletter on a page: its benefit, and the form beside it (NL01). It uses 'du', which only
 * the newsletter does.
 * @example
 * <NewsletterSection>
 *   <NewsletterForm onSubmit={subscribe} />
 * </NewsletterSection>
 */
export function NewsletterSection({
  title = labels.title,
  text = labels.text,
  level = 2,
  className,
  children,
  ...rest
}: NewsletterSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={cx('sw:@container sw:border-t sw:border-rule sw:pt-6', className)} {...rest}>
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8 sw:@md:grid-cols-[5fr_7fr] sw:@md:gap-12">
        <div className="sw:grid sw:content-start sw:gap-3">
          <Heading id={id} className="sw:text-2xl sw:text-balance sw:hyphens-auto">
            {title}
          </Heading>
          <p className="sw:max-w-prose sw:text-ink-2">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
