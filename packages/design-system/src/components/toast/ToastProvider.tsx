import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { placeToast, type Toast, type ToastId, type ToastMore, type ToastTone } from './toast-store';
import { ToastRegion } from './ToastRegion';

export interface ToastApi {
  /** Shows a toast and returns its id. With the id of an open one it takes that one's place. */
  show: (tone: ToastTone, message: ReactNode, id?: ToastId, more?: ToastMore) => ToastId;
  /** A toast for work in progress; pass its id to `success` or `error` when it is over. */
  loading: (message: ReactNode) => ToastId;
  /** It worked; stays 6 seconds, with something to press 12. */
  success: (message: ReactNode, id?: ToastId, more?: ToastMore) => ToastId;
  /** It failed; stays 12 seconds. */
  error: (message: ReactNode, id?: ToastId) => ToastId;
  /** For your information; stays 6 seconds. */
  info: (message: ReactNode, id?: ToastId) => ToastId;
  /** Closes a toast. */
  dismiss: (id: ToastId) => void;
  /**
   * Keeps the open toasts out of the way, as of a dialog whose buttons they would cover; what comes afterwards is shown. Their time goes
   * on, but for errors, which wait. Returns what lets them come back.
   */
  hold: () => () => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

interface ToastProviderProps {
  /** The app, whose parts call `useToast`. */
  children: ReactNode;
}

/**
 * Holds the toasts of the app and renders them above everything.
 * @example
 * <ToastProvider>
 *   <Page />
 * </ToastProvider>
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const last = useRef(0);
  const dismiss = useCallback((id: ToastId) => setToasts((list) => list.filter((toast) => toast.id !== id)), []);
  const api = useMemo<ToastApi>(() => {
    const show: ToastApi['show'] = (tone, message, id, more = {}) => {
      const key = ++last.current;
      const toast = { ...more, id: id ?? key, key, tone, message };
      setToasts((list) => placeToast(list, toast));
      return toast.id;
    };
    const handOver = (from: object | undefined, to: object | undefined): void =>
      setToasts((list) => list.map((toast) => (toast.heldBy === from ? { ...toast, heldBy: to } : toast)));
    return {
      show,
      dismiss,
      hold: () => {
        const holder = {};
        handOver(undefined, holder);
        return () => handOver(holder, undefined);
      },
      loading: (message) => show('loading', message),
      success: (message, id, more) => show('success', message, id, more),
      error: (message, id) => show('error', message, id),
      info: (message, id) => show('info', message, id),
    };
  }, [dismiss]);
  return (
    <ToastContext value={api}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
}

/**
 * Shows toasts.
 * @throws outside of a `ToastProvider`
 */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it.');
  return api;
}
