import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

/** Texts, numbers and dates of react-aria in German, whatever language the browser prefers; the same on the server. */
export function German({ children }: { children: ReactNode }) {
  return <I18nProvider locale="de-DE">{children}</I18nProvider>;
}
