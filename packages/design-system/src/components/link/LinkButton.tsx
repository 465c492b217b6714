import { cx } from 'class-variance-authority';
import { buttonStyle } from '../button/buttonStyle';
import { useRenderLink, type LinkRenderProps, type RenderLink } from './renderLink';

export interface LinkButtonProps extends LinkRenderProps {
  /** Draws the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** As of a `Button`: `primary` for the one step forward. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function LinkButton({ renderLink, variant, size, className, ...rest }: LinkButtonProps) {
  const render = useRenderLink(renderLink);
  return render({ ...rest, className: cx(buttonStyle({ variant, size }), className) });
}
