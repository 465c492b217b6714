import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon';
import { useRenderLink, type LinkRenderProps, type RenderLink } from './render-link';

export interface TextLinkProps extends LinkRenderProps {
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** An icon before the label; the link is then a block of 32 px height. */
  icon?: LucideIcon;
}

/**
 * A link in running text, or with an icon on its own.
 * @example
 * <TextLink href="/jobs">Alle Stellenanzeigen</TextLink>
 */
export function TextLink({ renderLink, icon, className, children, ...rest }: TextLinkProps) {
  const render = useRenderLink(renderLink);
  // The padding makes a link on its own line 24 px high without moving the text around an inline
  // link.
  if (!icon) return render({ ...rest, className: cx('sw:py-1 sw:underline-quiet', className), children });
  return render({
    ...rest,
    className: cx('sw:inline-flex sw:max-w-full sw:items-center sw:gap-2 sw:min-h-8 sw:font-medium', className),
    children: (
      <>
        <Icon as={icon} className="sw:text-signal" />
        <span className="sw:min-w-0 sw:underline-quiet">{children}</span>
      </>
    ),
  });
}
