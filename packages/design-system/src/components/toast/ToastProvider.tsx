import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { placeToast, type Toast, type ToastId, type ToastMore, type ToastTone } from './toast-store';
import { ToastRegion } from './ToastRegion';

export interface ToastApi {
  /** Shows a toast and returns its id. With the id of an open toast it replaces that one. */
  show: (tone: ToastTone, message: ReactNode, id?: ToastId, more?: ToastMore) => ToastId;
  /** Shows a toast for work in progress; pass its id to `success` or `error` at the end. */
  loading: (message: ReactNode) => ToastId;
  /** Reports success; stays 6 seconds, with a button 12. */
  success: (message: ReactNode, id?: ToastId, more?: ToastMore) => ToastId;
  /** Reports an error; stays 12 seconds. */
  error: (message: ReactNode, id?: ToastId) => ToastId;
  /** Shows information; stays 6 seconds. */
  info: (message: ReactNode, id?: ToastId) => ToastId;
  /** Closes a toast. */
  dismiss: (id: ToastId) => void;
  /**
   * Hides the open toasts, for example while a dialog is open whose buttons they would cover; later
   * toasts are shown. Their timers continue, except those of errors. Returns a function that shows
   * them again.
   */
  hold: () => () => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

interface ToastProviderProps {
  /** The app, whose components call `useToast`. */
  children: ReactNode;
}

/**
 * Holds the toasts of the app and renders them above everything else.
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
 * @throws outside a `ToastProvider`
 */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it.');
  return api;
}
