import type { ReactNode } from 'react';

/** Layout of login, registration and password forms: a centred card. */
export function AuthLayout({ children }: { readonly children: ReactNode }) {
  return <div className="sw:grid sw:justify-items-center sw:gap-6 sw:md:py-8">{children}</div>;
}
