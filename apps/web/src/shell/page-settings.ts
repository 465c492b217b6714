import { createContext, use } from 'react';

/** The product's public address, such as https://jobs.example: what stands in links that leave the page, and on paper. */
export const OriginContext = createContext('');

/** The address that the server put into the page, so that both sides draw the same; else the window's own. */
export function browserOrigin(): string {
  const url = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return url === null || url === undefined ? window.location.origin : new URL(url).origin;
}

/** Where people write when they need help: the server's setting SUPPORT_EMAIL. */
export const SupportContext = createContext('support@stellwerk.example');

/** The address that the server put into the page. */
export function browserSupport(): string {
  return document.querySelector('meta[name="support-email"]')?.getAttribute('content') ?? '';
}

/** Link that begins a mail to the support. */
export const useSupportHref = (): string => `mailto:${use(SupportContext)}`;
