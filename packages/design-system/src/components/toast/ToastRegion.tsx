import { createElement, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { de } from '../../i18n/de';
import { toastTime, type Toast, type ToastAction, type ToastId } from './toast-store';
import type { ToastControlsProps } from './ToastControls';

/**
 * Icon and cross, once they are loaded: most pages never show a toast, so they come with the first one. A toast often says that the
 * connection is lost: it stands without them then, instead of taking the page with it, and the next change asks again.
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

/** One key leads to what the last toast offers: it is the last stop of a page, and does not wait for ever. */
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

/** The corner where toasts appear. It is always there, because a live region is only read when it existed before its message. */
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

/** One toast. Its background and text are there at once, icon and cross follow without moving them. */
function ToastCard({ toast, controls, onDismiss }: ToastCardProps) {
  const [paused, setPaused] = useState(false);
  const { id, action, second, tone } = toast;
  const press = ({ onClick }: ToastAction): void => {
    onDismiss(id);
    onClick();
  };
  const time = toastTime(toast);
  const held = toast.heldBy !== undefined;
  // What can be taken back can be so for a while only; an error nobody has read yet waits.
  const waits = paused || (held && tone === 'error');
  // It closes by itself, except under the pointer or with the focus in it.
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
      {/* Its text never goes and comes again: it would be read out twice. */}
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
