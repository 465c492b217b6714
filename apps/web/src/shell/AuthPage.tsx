import { AuthLayout } from '@stellwerk/screens/account/auth';
import { NoScript } from '@stellwerk/screens/shell';
import type { ReactNode } from 'react';
import { PublicShell } from './PublicShell';

/** A page of login, registration or password. */
export function AuthPage({ children }: { readonly children: ReactNode }) {
  return (
    <PublicShell>
      <NoScript />
      <AuthLayout>{children}</AuthLayout>
    </PublicShell>
  );
}
