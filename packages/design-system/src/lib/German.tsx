import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

/**
 * Sets German for texts, numbers and dates of react-aria in every browser language and on the
 * server.
 */
export function German({ children }: { children: ReactNode }) {
  return <I18nProvider locale="de-DE">{children}</I18nProvider>;
}
