import { createContext, use } from 'react';

/** Where people write when they need help: the server's setting SUPPORT_EMAIL. */
export const SupportContext = createContext('support@stellwerk.example');

/** The address that the server put into the page. */
export function browserSupport(): string {
  return document.querySelector('meta[name="support-email"]')?.getAttribute('content') ?? '';
}

/** Link that begins a mail to the support. */
export const useSupportHref = (): string => `mailto:${use(SupportContext)}`;
