import { createContext, use } from 'react';

/** Email address of the support: the server's setting SUPPORT_EMAIL. */
export const SupportContext = createContext('support@stellwerk.example');

/** The email address that the server put into the page. */
export function browserSupport(): string {
  return document.querySelector('meta[name="support-email"]')?.getAttribute('content') ?? '';
}

/** Link that begins an email to the support. */
export const useSupportHref = (): string => `mailto:${use(SupportContext)}`;
