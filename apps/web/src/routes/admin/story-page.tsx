import type { ReactNode } from 'react';
import { PublicShell } from '../../shell/PublicShell';
import { AppFrame } from '../../testing/frames';
import { AdminFrame, type AdminFrameProps } from './AdminFrame';
import { adminHref } from './tab';

/** The administration around one of its views. For stories only. */
export function AdminStoryPage({
  children,
  ...frame
}: Pick<AdminFrameProps, 'tab' | 'requested' | 'forbidden'> & { readonly children: ReactNode }) {
  return (
    <AppFrame path={adminHref(frame.tab)}>
      <PublicShell>
        <AdminFrame {...frame} loginHref={`/login?redirect=${encodeURIComponent(adminHref(frame.tab))}`}>
          {children}
        </AdminFrame>
      </PublicShell>
    </AppFrame>
  );
}
