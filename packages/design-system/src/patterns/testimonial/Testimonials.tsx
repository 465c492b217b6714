import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../../components/avatar';
import { Carousel } from '../../components/carousel';
import { LinkButton, type RenderLink } from '../../components/link';
import { companyDe } from '../i18n/company.de';

const labels = companyDe.testimonial;

/** A quotation about the product. */
export interface Testimonial {
  /** Unique key of the entry. */
  readonly id: string;
  /** The quotation, without quotation marks. */
  readonly quote: string;
  /** The person quoted. */
  readonly name: string;
  /** Position and company in one line. */
  readonly role: string;
  /** URL of the picture; '' without one. */
  readonly avatarUrl: string;
}

export interface TestimonialsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In order; a single entry has no rotation (NL15, NL16). */
  entries: readonly Testimonial[];
  /** URL of 'Jetzt registrieren'. @default '/coming-soon' */
  registerHref?: string;
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

function Voice({ entry }: { entry: Testimonial }) {
  return (
    <figure className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-5">
      <blockquote className="sw:max-w-prose sw:font-serif sw:text-xl sw:lg:text-2xl sw:hyphens-auto sw:wrap-anywhere">
        <p>„{entry.quote}“</p>
      </blockquote>
      <figcaption className="sw:flex sw:items-center sw:gap-3 sw:text-sm">
        <Avatar name={entry.name} src={entry.avatarUrl} size={48} />
        <span className="sw:min-w-0 sw:hyphens-auto sw:wrap-anywhere">
          <span className="sw:block sw:font-semibold">{entry.name}</span>
          <span className="sw:text-ink-2">{entry.role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/**
 * Testimonials, and the link to the registration (NL14 to NL16).
 * @example
 * <Testimonials entries={testimonials} />
 */
export function Testimonials({ entries, registerHref = '/coming-soon', renderLink, className, ...rest }: TestimonialsProps) {
  if (entries.length === 0) return null;
  return (
    <div
      className={cx(
        'sw:grid sw:grid-cols-[minmax(0,1fr)] sw:items-end sw:justify-items-start sw:gap-8 sw:lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] sw:lg:gap-16',
        className,
      )}
      {...rest}
    >
      <Carousel
        label={labels.title}
        className="sw:w-full"
        slides={entries.map((entry) => (
          <Voice key={entry.id} entry={entry} />
        ))}
      />
      <div className="sw:grid sw:justify-items-start sw:gap-4">
        <p className="sw:text-ink-2">{labels.registerHint}</p>
        <LinkButton variant="primary" href={registerHref} renderLink={renderLink}>
          {labels.register}
        </LinkButton>
      </div>
    </div>
  );
}
