import { createContext } from 'react';

/** The product's public address, such as https://jobs.example: what stands in links that leave the page, and on paper. */
export const OriginContext = createContext('');

/** The address that the server put into the page, so that both sides draw the same; else the window's own. */
export function browserOrigin(): string {
  const url = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return url === null || url === undefined ? window.location.origin : new URL(url).origin;
}
