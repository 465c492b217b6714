import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';

/** What a link is made of: everything an `<a>` takes, with the target in `href`. */
export type LinkRenderProps = ComponentPropsWithRef<'a'> & {
  /** The URL, or a path of the app. */
  href: string;
};

/** Renders a link; an app with a router returns its own link here, so that components know no router. */
export type RenderLink = (props: LinkRenderProps) => ReactNode;

const plain: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

const LinkContext = createContext<RenderLink>(plain);

export interface LinkProviderProps {
  /** Renders every link below that has no `renderLink` of its own. */
  render: RenderLink;
  /** The tree whose links are rendered. */
  children: ReactNode;
}

/**
 * Sets once how links are rendered. Without it a link is an `<a>`.
 * @example
 * <LinkProvider render={({ href, ...rest }) => <Link to={href} {...rest} />}>
 *   <App />
 * </LinkProvider>
 */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** The way to render a link: the given one, else that of the nearest `LinkProvider`, else an `<a>`. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const provided = use(LinkContext);
  return own ?? provided;
}
