import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { de } from '../../i18n/de';
import { paginationLabels } from '../../i18n/components.de';
import { Button } from '../button';
import { Icon } from '../icon';
import { LinkButton, type RenderLink } from '../link';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Entries per page. */
  pageSize: number;
  /** Total number of entries. */
  total: number;
  /** Text for a total that was not fully counted, such as 'mehr als 1.000'. @default the number */
  totalLabel?: string;
  /**
   * Called with the requested page. With `hrefOf`, on a plain click; the URL still serves new tabs
   * and browsers without JavaScript.
   */
  onPage?: (page: number) => void;
  /** URL of a page, which makes the controls links. */
  hrefOf?: (page: number) => string;
  /** Renders the links. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** Accessible name of the navigation. @default 'Seiten' */
  label?: string;
}

/**
 * Previous and next page of a list, with the current position. Renders nothing for an empty list.
 * @example
 * <Pagination page={page} pageSize={12} total={248} onPage={setPage} />
 */
export function Pagination({
  page,
  pageSize,
  total,
  totalLabel,
  onPage,
  hrefOf,
  renderLink,
  label = paginationLabels.pages,
  className,
  ...rest
}: PaginationProps) {
  if (total === 0) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  /** Handles only a plain click; the browser handles others, such as opening a new tab. */
  const turn = (event: MouseEvent, target: number) => {
    if (onPage === undefined || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPage(target);
  };
  const step = (target: number, content: ReactNode) => {
    const off = target < 1 || target > last;
    if (hrefOf && !off) {
      return (
        <LinkButton
          size="sm"
          href={hrefOf(target)}
          onClick={(event) => turn(event, target)}
          renderLink={renderLink}
          rel={target < page ? 'prev' : 'next'}
        >
          {content}
        </LinkButton>
      );
    }
    return (
      <Button size="sm" disabled={off} onClick={() => onPage?.(target)}>
        {content}
      </Button>
    );
  };
  return (
    <nav aria-label={label} className={cx('sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3', className)} {...rest}>
      {step(page - 1, <Step icon={ChevronLeft}>{de.back}</Step>)}
      <p className="sw:order-first sw:w-full sw:text-center sw:text-sm sw:text-ink-2 sw:sm:order-none sw:sm:w-auto" aria-live="polite">
        {paginationLabels.range(from, to, totalLabel ?? total.toLocaleString('de-DE'))}
      </p>
      {step(
        page + 1,
        <Step icon={ChevronRight} after>
          {paginationLabels.next}
        </Step>,
      )}
    </nav>
  );
}

function Step({ icon, after = false, children }: { icon: LucideIcon; after?: boolean; children: ReactNode }) {
  const glyph = <Icon as={icon} size={16} />;
  return (
    <>
      {!after && glyph}
      {children}
      {after && glyph}
    </>
  );
}
