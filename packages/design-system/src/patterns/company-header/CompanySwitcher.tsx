import { cx } from 'class-variance-authority';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { useRenderLink, type RenderLink } from '../../components/link';
import { Logo } from '../../components/logo';
import { Spinner } from '../../components/spinner';
import { de } from '../i18n/de';

export interface SwitcherCompany {
  /** Number of the company as text; tells which one is shown. */
  readonly id: string;
  /** Name of the company. */
  readonly name: string;
  /** Address of the logo; '' without one. */
  readonly logoUrl: string;
  /** Address of its dashboard. */
  readonly href: string;
}

/** The companies of the user, or why they are not there. */
export type SwitcherState = { companies: readonly SwitcherCompany[] } | { loading: true } | { error: string; onRetry: () => void };

export interface CompanySwitcherProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id of the company that is shown. */
  currentId: string;
  /** The companies of the user, or why they are not there. */
  state: SwitcherState;
  /** Address of 'Neues Unternehmen erstellen'. */
  createHref: string;
  /** Called when it opens, so that the list can be loaded then. */
  onOpen?: () => void;
  /** Draws the links. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/** A button that opens the list of the user's companies (CD16 to CD22). Escape and a press beside it close it. */
export function CompanySwitcher({ currentId, state, createHref, onOpen, renderLink, className, ref, ...rest }: CompanySwitcherProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const render = useRenderLink(renderLink);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current, []);

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', keyDown);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('keydown', keyDown);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const toggle = () => {
    if (!open) onOpen?.();
    setOpen(!open);
  };
  const row = 'sw:flex sw:min-h-11 sw:items-center sw:gap-3 sw:rounded-1 sw:px-2 sw:py-1 sw:hover:bg-sunken';

  return (
    <div ref={frame} className={cx('sw:flex-none sw:md:relative', className)} {...rest}>
      <button
        ref={button}
        type="button"
        aria-label={de.company.switch}
        title={de.company.switch}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        className="sw:grid sw:size-10 sw:place-items-center sw:rounded-1 sw:border sw:border-band-control"
      >
        <Icon as={ChevronsUpDown} size={16} />
      </button>
      {open && (
        <div
          id={id}
          className="sw:absolute sw:inset-x-4 sw:top-full sw:z-20 sw:mt-2 sw:grid sw:gap-1 sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-2 sw:text-sm sw:text-ink sw:raised sw:md:right-auto sw:md:left-0 sw:md:w-80"
        >
          <p className="sw:px-2 sw:py-1 sw:text-ink-2">{de.company.yours}</p>
          {'loading' in state && <Spinner label={de.company.loading} className="sw:p-2" />}
          {'error' in state && (
            <div role="alert" className="sw:grid sw:justify-items-start sw:gap-3 sw:p-2">
              <p>{state.error}</p>
              <Button size="sm" onClick={state.onRetry}>
                {de.company.retry}
              </Button>
            </div>
          )}
          {'companies' in state && (
            <ul className="sw:max-h-80 sw:overflow-y-auto">
              {state.companies.map((company) => {
                const current = company.id === currentId;
                return (
                  <li key={company.id}>
                    {render({
                      href: company.href,
                      className: row,
                      'aria-current': current ? 'true' : undefined,
                      onClick: () => setOpen(false),
                      children: (
                        <>
                          <Logo name={company.name} src={company.logoUrl} size={32} />
                          <span
                            className={
                              current
                                ? 'sw:min-w-0 sw:flex-1 sw:font-semibold sw:hyphens-auto sw:wrap-anywhere'
                                : 'sw:min-w-0 sw:flex-1 sw:hyphens-auto'
                            }
                          >
                            {company.name}
                          </span>
                          {current && <Icon as={Check} size={16} />}
                        </>
                      ),
                    })}
                  </li>
                );
              })}
            </ul>
          )}
          <div className="sw:border-t sw:border-line sw:pt-1">
            {render({
              href: createHref,
              className: row,
              onClick: () => setOpen(false),
              children: (
                <>
                  <span className="sw:grid sw:size-8 sw:place-items-center">
                    <Icon as={Plus} size={16} />
                  </span>
                  {de.company.create}
                </>
              ),
            })}
          </div>
        </div>
      )}
    </div>
  );
}
