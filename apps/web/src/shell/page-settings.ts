import { createContext, use } from 'react';

/** The product's public URL, such as https://jobs.example: used in links that leave the page, and on paper. */
export const OriginContext = createContext('');

/** The URL that the server put into the page, so that both sides render the same; else the window's own. */
export function browserOrigin(): string {
  const url = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return url === null || url === undefined ? window.location.origin : new URL(url).origin;
}

/** Email address of the support: the server's setting SUPPORT_EMAIL. */
export const SupportContext = createContext('support@stellwerk.example');

/** The email address that the server put into the page. */
export function browserSupport(): string {
  return document.querySelector('meta[name="support-email"]')?.getAttribute('content') ?? '';
}

/** Link that begins an email to the support. */
export const useSupportHref = (): string => `mailto:${use(SupportContext)}`;
