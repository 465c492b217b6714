import { createElement, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { de } from '../../i18n/de';
import { toastTime, type Toast, type ToastAction, type ToastId } from './toast-store';
import type { ToastControlsProps } from './ToastControls';

/**
 * Icon and close button, once loaded: most pages never show a toast, so they load with the first
 * one. A toast often reports a lost connection: it is then rendered without them, and the next
 * change retries.
 */
function useControls(toasts: readonly Toast[]): ComponentType<ToastControlsProps> | null {
  const [controls, setControls] = useState<ComponentType<ToastControlsProps> | null>(null);
  useEffect(() => {
    if (controls !== null || toasts.length === 0) return;
    import('./ToastControls').then(
      (module) => setControls(() => module.default),
      () => undefined,
    );
  }, [controls, toasts]);
  return controls;
}

const KEY = 'F8';

/**
 * A key focuses the button of the latest toast, which is the last tab stop of a page and disappears
 * after a while.
 */
function useKey(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== KEY) return;
      const buttons = [...(region.current?.querySelectorAll('button:not([inert])') ?? [])];
      const target = buttons.findLast((button) => button.matches('[aria-keyshortcuts]')) ?? buttons.at(-1);
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [region, isShown]);
}

export interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: ToastId) => void;
}

/**
 * The corner where toasts appear. Always rendered, because a live region is announced only if it
 * existed before its message.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const controls = useControls(toasts);
  const region = useRef<HTMLElement>(null);
  useKey(region, toasts.length > 0);
  return (
    <section
      ref={region}
      aria-label={de.notifications}
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions text"
      className="sw-toasts"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} controls={controls} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  controls: ComponentType<ToastControlsProps> | null;
  onDismiss: (id: ToastId) => void;
}

/**
 * A toast. Background and text render at once; icon and close button follow without a layout shift.
 */
function ToastCard({ toast, controls, onDismiss }: ToastCardProps) {
  const [paused, setPaused] = useState(false);
  const { id, action, second, tone } = toast;
  const press = ({ onClick }: ToastAction): void => {
    onDismiss(id);
    onClick();
  };
  const time = toastTime(toast);
  const held = toast.heldBy !== undefined;
  // An undo action expires, so its toast may close; an unread error stays.
  const waits = paused || (held && tone === 'error');
  // Closes automatically, except while hovered or focused.
  useEffect(() => {
    if (waits || !Number.isFinite(time)) return;
    const timer = setTimeout(() => onDismiss(id), time);
    return () => clearTimeout(timer);
  }, [id, time, waits, onDismiss]);
  return (
    <div
      className="sw-toast sw-rise"
      data-held={held || undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {/* Its text stays mounted, because removing and adding it would announce it twice. */}
      <p className="sw-toast-text">{toast.message}</p>
      {toast.detail !== undefined && <p className="sw-toast-text sw-toast-detail">{toast.detail}</p>}
      {action !== undefined && (
        <div className="sw-toast-actions">
          <button type="button" inert={held} aria-keyshortcuts={KEY} className="sw-toast-action" onClick={() => press(action)}>
            {action.label}
            <kbd aria-hidden="true">{KEY}</kbd>
          </button>
          {second !== undefined && (
            <button type="button" inert={held} className="sw-toast-action" onClick={() => press(second)}>
              {second.label}
            </button>
          )}
        </div>
      )}
      {controls !== null && createElement(controls, { toast, onDismiss })}
    </div>
  );
}
