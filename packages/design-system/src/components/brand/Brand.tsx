import { cx } from 'class-variance-authority';
import { de } from '../../i18n/de';
import { useRenderLink, type LinkRenderProps, type RenderLink } from '../link';

export interface BrandProps extends Partial<LinkRenderProps> {
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** Whether it is on the dark header of the company area. @default false */
  onBand?: boolean;
}

/**
 * The logo, a railway switch, with the name beside it. With `href` it is a link.
 * @example
 * <Brand href="/" />
 */
export function Brand({ renderLink, onBand = false, href, className, ...rest }: BrandProps) {
  const render = useRenderLink(renderLink);
  const look = cx(
    'sw:inline-flex sw:items-center sw:gap-2.5 sw:min-h-10 sw:text-lg sw:font-semibold sw:no-underline sw:tracking-tight',
    onBand ? 'sw:text-on-band' : 'sw:text-ink',
    href !== undefined && 'sw:hover:underline',
    className,
  );
  const content = (
    <>
      <svg viewBox="0 0 32 24" width="32" height="24" fill="none" strokeWidth="3" aria-hidden="true" className="sw:flex-none">
        <path d="M19 18.5h13" stroke="currentColor" />
        <path d="M0 18.5h8L20 6.5h12" className={onBand ? 'sw:stroke-band-signal' : 'sw:stroke-signal'} />
      </svg>
      {de.brand}
    </>
  );
  if (href === undefined) return <span className={look}>{content}</span>;
  return render({ ...rest, href, className: look, children: content });
}
