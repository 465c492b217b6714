import { ConfirmDialog } from '@stellwerk/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { de } from '../i18n/de';

/** The link of a click that would leave the page in this window. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const stays =
    link === null || link.target === '_blank' || link.hasAttribute('download') || (link.getAttribute('href') ?? '#').startsWith('#');
  return stays ? null : link;
}

export interface UnsavedGuard {
  /** Runs the action at once without unsaved changes, else after a confirmation. */
  readonly ask: (leave: () => void) => void;
  /** The confirmation dialog; can be rendered anywhere in the form. */
  readonly question: ReactNode;
}

/**
 * Protects unsaved changes: it asks for confirmation before a link or the cancel button is
 * followed, and lets the browser ask before the page is closed or reloaded. It knows no router: a
 * confirmed link is clicked again.
 * @param unsaved whether there are unsaved changes
 */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const [leave, setLeave] = useState<{ readonly go: () => void } | null>(null);
  // Set permanently: after a confirmation the browser must not ask again.
  const leaving = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    const stop = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (link === null || leaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave({ go: () => link.click() });
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', stop, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', stop, { capture: true });
    };
  }, [unsaved]);

  return {
    ask: (go) => (unsaved ? setLeave({ go }) : go()),
    question: (
      <ConfirmDialog
        open={leave !== null}
        onOpenChange={(open) => !open && setLeave(null)}
        title={de.leave.title}
        description={de.leave.text}
        confirmLabel={de.leave.confirm}
        cancelLabel={de.leave.stay}
        onConfirm={() => {
          setLeave(null);
          leaving.current = true;
          leave?.go();
        }}
      />
    ),
  };
}
