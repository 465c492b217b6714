import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';

/** Props of a link: all attributes of an `<a>`, with the URL in `href`. */
export type LinkRenderProps = ComponentPropsWithRef<'a'> & {
  /** The URL, or a path of the app. */
  href: string;
};

/** Renders a link; an app with a router returns its own link component here. */
export type RenderLink = (props: LinkRenderProps) => ReactNode;

const plain: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

const LinkContext = createContext<RenderLink>(plain);

export interface LinkProviderProps {
  /** Renders every descendant link without its own `renderLink`. */
  render: RenderLink;
  /** The tree whose links are rendered. */
  children: ReactNode;
}

/**
 * Sets the link renderer of a tree. Without it a link is an `<a>`.
 * @example
 * <LinkProvider render={({ href, ...rest }) => <Link to={href} {...rest} />}>
 *   <App />
 * </LinkProvider>
 */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** The link renderer: the given one, else that of the nearest `LinkProvider`, else an `<a>`. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const provided = use(LinkContext);
  return own ?? provided;
}
