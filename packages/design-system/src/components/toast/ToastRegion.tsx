import { lazy, Suspense, useState } from 'react';
import { de } from '../../i18n/de';
import type { Toast } from './toastStore';

// Most pages never show a toast: what its card holds loads with the first one.
const ToastContent = lazy(() => import('./ToastContent'));

export interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** The corner where toasts appear. It is always there, because a live region is only read when it existed before its words. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <section aria-label={de.notifications} aria-live="polite" aria-atomic="false" aria-relevant="additions text" className="sw-toasts">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

/** One toast. Its ground and its words are there at once, the icon and the cross follow without moving them. */
function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  return (
    <div
      className="sw-toast sw-rise"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Suspense fallback={<p className="sw-toast-words">{toast.message}</p>}>
        <ToastContent {...{ toast, held, onDismiss }} />
      </Suspense>
    </div>
  );
}
