import { lazy, Suspense, useState } from 'react';
import { de } from '../../i18n/de';
import type { Toast } from './toast-store';

// Most pages never show a toast: its icon and cross load with the first one.
const ToastControls = lazy(() => import('./ToastControls'));

export interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** The corner where toasts appear. It is always there, because a live region is only read when it existed before its message. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <section aria-label={de.notifications} aria-live="polite" aria-atomic="false" aria-relevant="additions text" className="sw-toasts">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

/** One toast. Its background and text are there at once, icon and cross follow without moving them. */
function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const [paused, setPaused] = useState(false);
  return (
    <div
      className="sw-toast sw-rise"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {/* Its text never goes and comes again: it would be read out twice. */}
      <p className="sw-toast-text">{toast.message}</p>
      <Suspense>
        <ToastControls {...{ toast, paused, onDismiss }} />
      </Suspense>
    </div>
  );
}
