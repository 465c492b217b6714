import { lazy, Suspense } from 'react';
import { de } from '../../i18n/de';
import type { Toast } from './toastStore';

// Most pages never show a toast: its card loads with the first one.
const ToastCard = lazy(() => import('./ToastCard'));

export interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** The corner where toasts appear. It is always there, because a live region is only read when it existed before its words. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <section aria-label={de.notifications} aria-live="polite" aria-atomic="false" aria-relevant="additions text" className="sw-toasts">
      {toasts.map((toast) => (
        <Suspense key={toast.id} fallback={<p>{toast.message}</p>}>
          <ToastCard toast={toast} onDismiss={onDismiss} />
        </Suspense>
      ))}
    </section>
  );
}
