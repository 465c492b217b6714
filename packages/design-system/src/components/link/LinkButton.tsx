import { cx } from 'class-variance-authority';
import { buttonStyle } from '../button/button-style';
import { useRenderLink, type LinkRenderProps, type RenderLink } from './render-link';

export interface LinkButtonProps extends LinkRenderProps {
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** As in `Button`: `primary` for the main action. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/**
 * A link that looks like a button; for navigation, not for actions.
 * @example
 * <LinkButton href="/jobs/42/apply" variant="primary">
 *   Jetzt bewerben
 * </LinkButton>
 */
export function LinkButton({ renderLink, variant, size, className, ...rest }: LinkButtonProps) {
  const render = useRenderLink(renderLink);
  return render({ ...rest, className: cx(buttonStyle({ variant, size }), className) });
}
