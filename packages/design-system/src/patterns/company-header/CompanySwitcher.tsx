import { cx } from 'class-variance-authority';
import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState, type ComponentPropsWithRef, type ComponentType } from 'react';
import { Icon } from '../../components/icon';
import type { RenderLink } from '../../components/link';
import type { PopoverDialogProps } from '../../lib/PopoverDialog';
import { de } from '../i18n/de';
import { CompanyList, type SwitcherState } from './CompanyList';

export interface CompanySwitcherProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id of the current company. */
  currentId: string;
  /** The companies of the user, or the loading state. */
  state: SwitcherState;
  /** URL of 'Neues Unternehmen erstellen'. */
  createHref: string;
  /** Called when it opens, so that the list can be loaded then. */
  onOpen?: () => void;
  /** Renders the links. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/**
 * A button that opens the list of the user's companies (CD16 to CD22). Escape and a click outside
 * close it.
 * @example
 * <CompanySwitcher currentId="1" state={{ companies }} createHref="/company/create" />
 */
export function CompanySwitcher({ currentId, state, createHref, onOpen, renderLink, className, ...rest }: CompanySwitcherProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<PopoverDialogProps>>();

  const toggle = () => {
    if (open) return setOpen(false);
    // Safari does not focus buttons on click; the focus returns to the element that has it now.
    button.current?.focus();
    onOpen?.();
    // The first click loads the popover; after a failed download the next click retries.
    return import('../../lib/PopoverDialog').then(
      (module) => {
        setDialog(() => module.PopoverDialog);
        setOpen(true);
      },
      () => undefined,
    );
  };
  const close = () => setOpen(false);

  return (
    <div className={cx('sw:flex-none', className)} {...rest}>
      <button
        ref={button}
        type="button"
        title={de.company.switch}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void toggle()}
        className="sw:grid sw:size-10 sw:place-items-center sw:rounded-1 sw:border sw:border-band-control"
      >
        <Icon as={ChevronsUpDown} size={16} />
      </button>
      {open && Dialog && (
        <Dialog triggerRef={button} title={de.company.yours} onClose={close} className="sw:w-80 sw:max-w-[calc(100vw-16px)]">
          <CompanyList {...{ currentId, state, createHref, renderLink }} onFollow={close} />
        </Dialog>
      )}
    </div>
  );
}
