import { LinkProvider, ToastProvider, type LinkRenderProps } from '@stellwerk/design-system';
import { createContext, useState, type ReactNode } from 'react';

/** Path and query of a story's page, and their setter. */
export const StoryPath = createContext<readonly [path: string, setPath: (path: string) => void]>(['/', () => undefined]);

/**
 * App context of a screen, for stories: links, toasts, a URL. A link changes that URL without
 * leaving the page.
 */
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
