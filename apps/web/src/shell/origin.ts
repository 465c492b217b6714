import { createContext } from 'react';

/** The product's public URL, such as https://jobs.example: used in links that leave the page, and on paper. */
export const OriginContext = createContext('');

/** The URL that the server put into the page, so that both sides render the same; else the window's own. */
export function browserOrigin(): string {
  const url = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return url === null || url === undefined ? window.location.origin : new URL(url).origin;
}
