import type { ReactNode } from 'react';

/** Place of login, registration and password forms: one card in the middle. */
export function AuthLayout({ children }: { readonly children: ReactNode }) {
  return <div className="sw:grid sw:justify-items-center sw:gap-6 sw:md:py-8">{children}</div>;
}
