import { cx } from 'class-variance-authority';
import { ArrowLeft, Hourglass } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { LinkButton, type RenderLink } from '../../components/link';
import { companyDe } from '../i18n/company.de';

const labels = companyDe.comingSoon;

export interface ComingSoonProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Heading: the future feature. */
  title: string;
  /** Description of the feature, in one or two sentences. */
  description: ReactNode;
  /** Level of the heading. @default 1 */
  level?: 1 | 2;
  /** URL of the link. */
  backHref: string;
  /** Label of the link. @default 'Zurück zum Dashboard' */
  backLabel?: string;
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/** Seven of ten track sections are laid; the text below has the same meaning. */
const track = (
  <svg viewBox="0 0 240 40" width="240" height="40" fill="none" aria-hidden="true" className="sw:max-w-full">
    <path d="M0 28h168" stroke="var(--sw-color-signal)" strokeWidth="3" />
    <path d="M168 28h72" stroke="var(--sw-color-line-strong)" strokeWidth="2" strokeDasharray="6 6" />
    <path d="M12 28v7M36 28v7M60 28v7M84 28v7M108 28v7M132 28v7M156 28v7" stroke="var(--sw-color-signal)" strokeWidth="2" />
    <circle cx="168" cy="28" r="7" fill="var(--sw-color-paper)" stroke="var(--sw-color-signal)" strokeWidth="3" />
  </svg>
);

/**
 * A feature under construction: description, progress, back link (NL17 to NL19).
 * @example
 * <ComingSoon title="Dokumente" description="Hier legen Sie bald Verträge ab." backHref="/dashboard" />
 */
export function ComingSoon({
  title,
  description,
  level = 1,
  backHref,
  backLabel = labels.back,
  renderLink,
  className,
  ...rest
}: ComingSoonProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('sw:grid sw:justify-items-start sw:gap-4', className)} {...rest}>
      {track}
      <Heading className="sw:text-2xl sw:font-semibold sw:hyphens-auto">{title}</Heading>
      <div className="sw:max-w-prose sw:text-ink-2">{description}</div>
      <p className="sw:font-medium">{labels.progress}</p>
      <LinkButton href={backHref} renderLink={renderLink}>
        <Icon as={ArrowLeft} />
        {backLabel}
      </LinkButton>
    </div>
  );
}

export interface ComingSoonNoteProps extends ComponentPropsWithRef<'aside'> {
  /** The upcoming features. */
  children: ReactNode;
}

/**
 * A small note below a working feature about upcoming ones (A47).
 * @example
 * <ComingSoonNote>Anhänge und direkter Chat mit Bewerbenden</ComingSoonNote>
 */
export function ComingSoonNote({ children, className, ...rest }: ComingSoonNoteProps) {
  return (
    <aside
      aria-label={labels.soon}
      className={cx('sw:flex sw:gap-3 sw:rounded-2 sw:border sw:border-dashed sw:border-line-strong sw:px-5 sw:py-4 sw:text-sm', className)}
      {...rest}
    >
      <Icon as={Hourglass} className="sw:text-ink-3" />
      <div>
        <p className="sw:font-semibold">{labels.soon}</p>
        <div className="sw:text-ink-2">{children}</div>
      </div>
    </aside>
  );
}
