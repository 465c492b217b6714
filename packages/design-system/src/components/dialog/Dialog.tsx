import * as Radix from '@radix-ui/react-dialog';
import { cva, cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { use, useEffect, useRef, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { dialogLabels } from '../../i18n/components.de';
import { checkedRadioAtStart } from '../../lib/focus/checked-radio';
import { focusNearest, withAncestors } from '../../lib/focus/focus-nearest';
import { IconButton } from '../button';
import { ToastContext } from '../toast/ToastProvider';
import { DialogBody } from './DialogBody';
import { InsideDialog } from './inside-dialog';

/** A toast is rendered above the dialog and counts as inside. */
const isInToast = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.sw-toasts') !== null;

const box = cva('sw-page sw-dialog sw-rise sw:raised', {
  variants: { size: { sm: 'sw-dialog-sm', md: '', lg: 'sw-dialog-lg' } },
});

/** Content of a dialog, or a function that gets its `close`. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

const contentOf = (content: DialogContent, close: () => void): ReactNode => (typeof content === 'function' ? content(close) : content);

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Whether it is open. @default kept by the dialog itself */
  open?: boolean;
  /**
   * Called with `false` when the person closes it (close button, overlay, Escape), and with `true`
   * when the trigger opens it.
   */
  onOpenChange?: (open: boolean) => void;
  /** Whether it is open at first, without `open`. @default false */
  defaultOpen?: boolean;
  /** The button that opens it, in its place on the page. @default nothing: opened by state */
  trigger?: ReactElement;
  /** Content between heading and buttons. */
  children?: DialogContent;
  /** The heading and accessible name. */
  title: ReactNode;
  /** Hides the heading visually, for content with a header of its own. @default false */
  hideTitle?: boolean;
  /** A sentence below the heading, the accessible description. */
  description?: ReactNode;
  /** Buttons at the end, visible while the content scrolls. */
  footer?: DialogContent;
  /** 480, 640 or 880 px wide. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Whether a click outside closes it (NL20). @default true */
  closeOnOverlay?: boolean;
  /** Whether Escape closes it (NL20). @default true */
  closeOnEscape?: boolean;
  /** `z-index` of overlay and box (NL22). @default 1000 */
  zIndex?: number;
}

/**
 * A modal dialog. The focus moves into it, is trapped, and returns to the opener; if that was
 * removed, to the nearest element with `data-return-focus`. Closing fades for 300 ms (NL21).
 * Earlier toasts reappear when it closes.
 * @example
 * <Dialog
 *   trigger={<Button>Neue Nachricht</Button>}
 *   title="Neue Nachricht"
 *   footer={(close) => <Button onClick={close}>Schließen</Button>}
 * >
 *   <TextField label="Betreff" />
 * </Dialog>
 */
export function Dialog({
  open,
  onOpenChange,
  defaultOpen = false,
  trigger,
  title,
  hideTitle = false,
  description,
  footer,
  size = 'md',
  closeOnOverlay = true,
  closeOnEscape = true,
  zIndex = 1000,
  className,
  style,
  children,
  ...rest
}: DialogProps) {
  // Radix returns the focus only to its own trigger; our dialogs are opened by state, from
  // anywhere.
  const openers = useRef<readonly HTMLElement[]>([]);
  const toast = use(ToastContext);
  const [kept, setKept] = useState(defaultOpen);
  const shown = open ?? kept;
  const change = (next: boolean) => {
    setKept(next);
    onOpenChange?.(next);
  };
  const close = () => change(false);
  useEffect(() => (shown ? toast?.hold() : undefined), [shown, toast]);
  const giveBack = (event: Event) => {
    event.preventDefault();
    const [opener, ...around] = openers.current;
    if (opener?.isConnected) opener.focus();
    else if (document.activeElement === document.body) focusNearest(around);
  };
  const startFocus = (event: Event) => {
    openers.current = withAncestors(document.activeElement);
    // Radix would focus the first radio button of a group, checked or not.
    const checked = event.currentTarget instanceof HTMLElement ? checkedRadioAtStart(event.currentTarget) : null;
    if (!checked) return;
    event.preventDefault();
    checked.focus();
  };
  return (
    <Radix.Root open={shown} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="sw-overlay sw-fade" style={{ zIndex }} />
        <Radix.Content
          className={cx(box({ size }), className)}
          style={{ zIndex, ...style }}
          onOpenAutoFocus={startFocus}
          onCloseAutoFocus={giveBack}
          onPointerDownOutside={(event) => (!closeOnOverlay || isInToast(event.target)) && event.preventDefault()}
          onEscapeKeyDown={(event) => !closeOnEscape && event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
        >
          <div className={cx('sw-dialog-head', hideTitle && 'sw-dialog-bare')}>
            <Radix.Title className="sw:pe-10 sw:text-xl sw:font-semibold">{title}</Radix.Title>
            {description && <Radix.Description className="sw:text-ink-2">{description}</Radix.Description>}
          </div>
          {children && (
            <DialogBody>
              <InsideDialog value={true}>{contentOf(children, close)}</InsideDialog>
            </DialogBody>
          )}
          {footer && <div className="sw-dialog-footer">{contentOf(footer, close)}</div>}
          {/* Last, so that the focus starts in the content. */}
          <Radix.Close asChild>
            <IconButton label={dialogLabels.close} icon={X} className="sw:absolute sw:end-4 sw:top-4" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
