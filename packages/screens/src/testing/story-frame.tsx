import { LinkProvider, ToastProvider, type LinkRenderProps } from '@stellwerk/design-system';
import { createContext, useState, type ReactNode } from 'react';

/** Path and query of the page that a story shows, and how to change it. */
export const StoryPath = createContext<readonly [path: string, setPath: (path: string) => void]>(['/', () => undefined]);

/** What every screen finds around itself in the app, for stories: links, toasts, a URL. A link changes that URL and leaves no page. */
export function StoryFrame({ path = '/', children }: { readonly path?: string; readonly children: ReactNode }) {
  const [current, setCurrent] = useState(path);
  const renderLink = ({ href, children: label, onClick, ...rest }: LinkRenderProps) => (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!href.startsWith('/')) return;
        event.preventDefault();
        setCurrent(href);
      }}
      {...rest}
    >
      {label}
    </a>
  );
  return (
    <StoryPath value={[current, setCurrent]}>
      <LinkProvider render={renderLink}>
        <ToastProvider>{children}</ToastProvider>
      </LinkProvider>
    </StoryPath>
  );
}
