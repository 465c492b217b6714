import type { ReactNode } from 'react';
import { PublicShell } from '../../shell/PublicShell';

/** Frame of login, registration and password pages: one gate in the middle. */
export function GatePage({ children }: { readonly children: ReactNode }) {
  return (
    <PublicShell>
      <div className="sw:grid sw:justify-items-center sw:gap-6 sw:md:py-8">{children}</div>
    </PublicShell>
  );
}
