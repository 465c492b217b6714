import { cx } from 'class-variance-authority';
import { Brand, type RenderLink } from '@stellwerk/design-system';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface AuthCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading of the page. */
  title: string;
  /** Content below a line at the end, such as a link to another form. */
  footer?: ReactNode;
  /** URL of the logo's link, on a page whose header has no logo. @default no logo */
  homeHref?: string;
  /** Renders the links. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** The form, or its replacement after sending. */
  children: ReactNode;
}

/** Props that every form of this folder passes to its card. */
export type AuthRootProps = Omit<AuthCardProps, 'title' | 'footer' | 'homeHref' | 'children' | 'onSubmit'>;

/**
 * Card of the login forms: a track that comes in from the left, one heading, one form.
 * @example
 * <AuthCard title="Anmelden">{form}</AuthCard>
 */
export function AuthCard({ title, footer, homeHref, renderLink, className, children, ...rest }: AuthCardProps) {
  return (
    <section
      aria-label={title}
      className={cx(
        'sw:grid sw:content-start sw:gap-5 sw:w-full sw:max-w-[480px] sw:overflow-clip sw:px-5 sw:pt-6 sw:pb-8 sw:border sw:border-line sw:rounded-3 sw:bg-surface sw:sm:px-8 sw:sm:pb-10',
        className,
      )}
      {...rest}
    >
      {homeHref !== undefined && <Brand href={homeHref} renderLink={renderLink} />}
      <div className="sw:relative sw:text-2xl">
        <span aria-hidden className="sw:absolute sw:top-[0.6em] sw:right-full sw:me-3 sw:h-track-set sw:w-8 sw:bg-signal" />
        {/* The replacement of the form takes the place of the button that had the focus. */}
        <h1 data-return-focus="" className="sw:hyphens-auto sw:wrap-anywhere">
          {title}
        </h1>
      </div>
      {children}
      {footer && <p className="sw:mt-3 sw:pt-5 sw:border-t sw:border-line">{footer}</p>}
    </section>
  );
}
