import { createContext, use, useEffect } from 'react';

/** Structured data of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Values of a page for the document head. */
export interface PageHead {
  /** Without the product's name, which is appended. */
  readonly title: string;
  readonly description?: string;
  /** Path of the page without tracking parameters; becomes canonical and og:url. */
  readonly canonical?: string;
  /** Path of a picture of 1200 by 630 for link previews, and its description. @default none */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** Path of the feed with the page's content, for feed readers (O92). */
  readonly feed?: string;
  readonly noindex?: boolean;
  /** Whether the URL is a secret: it is sent to no other site, and no copy of the page is kept. @default false */
  readonly secret?: boolean;
  /** Status of the server's response. @default 200 */
  readonly status?: number;
  /** Structured data, each in a separate script. @default none */
  readonly jsonLd?: readonly JsonLd[];
}

/** The server collects the head while it renders; in the browser there is no collector. */
export interface HeadCollector {
  readonly collect: (head: PageHead) => void;
}

export const HeadContext = createContext<HeadCollector | null>(null);

export const fullTitle = (title: string): string => (title === '' ? 'Stellwerk' : `${title} | Stellwerk`);

/** Declares the head of the current page: collected on the server, applied to the document after navigation. */
export function usePageHead(head: PageHead): void {
  const collector = use(HeadContext);
  collector?.collect(head);
  const { title, noindex = false } = head;
  useEffect(() => {
    document.title = fullTitle(title);
    document.querySelector('meta[name=robots]')?.setAttribute('content', noindex ? 'noindex' : 'index');
  }, [title, noindex]);
}
