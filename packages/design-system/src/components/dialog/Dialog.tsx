import * as Radix from '@radix-ui/react-dialog';
import { cva, cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { use, useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
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

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when the person closes it (close button, overlay, Escape). */
  onOpenChange: (open: boolean) => void;
  /** The heading and accessible name. */
  title: ReactNode;
  /** Hides the heading visually, for content with a header of its own. @default false */
  hideTitle?: boolean;
  /** A sentence below the heading, the accessible description. */
  description?: ReactNode;
  /** Buttons at the end, visible while the content scrolls. */
  footer?: ReactNode;
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
 * <Dialog open={open} onOpenChange={setOpen} title="Neue Nachricht">
 *   <TextField label="Betreff" />
 * </Dialog>
 */
export function Dialog({
  open,
  onOpenChange,
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
  useEffect(() => (open ? toast?.hold() : undefined), [open, toast]);
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
    <Radix.Root open={open} onOpenChange={onOpenChange}>
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
              <InsideDialog value={true}>{children}</InsideDialog>
            </DialogBody>
          )}
          {footer && <div className="sw-dialog-footer">{footer}</div>}
          {/* Last, so that the focus starts in the content. */}
          <Radix.Close asChild>
            <IconButton label={dialogLabels.close} icon={X} className="sw:absolute sw:end-4 sw:top-4" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
