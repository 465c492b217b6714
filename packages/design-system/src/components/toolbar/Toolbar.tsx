import { cx } from 'class-variance-authority';
import { useEffect, useRef, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useOwnRef } from '../../lib/use-own-ref';

export interface ToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'aria-orientation' | 'role'> {
  /** Accessible name of the toolbar. */
  label: string;
  /** Direction of the tools and of the arrow keys that move between them. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

function toolsOf(bar: Element): HTMLElement[] {
  const all = [...bar.querySelectorAll('button, a[href], input, select')];
  return all.filter((tool): tool is HTMLElement => tool instanceof HTMLElement && !tool.matches(':disabled'));
}

/** The index that a key moves to among `count` tools, or undefined for other keys. */
function target(key: string, at: number, count: number, vertical: boolean): number | undefined {
  if (key === (vertical ? 'ArrowDown' : 'ArrowRight')) return Math.min(at + 1, count - 1);
  if (key === (vertical ? 'ArrowUp' : 'ArrowLeft')) return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * A row of tools that is one tab stop; arrow keys move between them, and the toolbar remembers the
 * last position.
 * @example
 * <Toolbar label="Stellenanzeige">
 *   <IconButton label="Kopieren" icon={Copy} />
 *   <IconButton label="Löschen" icon={Trash2} />
 * </Toolbar>
 */
export function Toolbar({ label, orientation = 'horizontal', className, ref, children, onKeyDown, onFocus, ...rest }: ToolbarProps) {
  const own = useOwnRef(ref);
  const current = useRef<Element | null>(null);

  const rove = () => {
    const tools = own.current ? toolsOf(own.current) : [];
    const stop = tools.find((tool) => tool === current.current) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
  };
  // After every render, because tools come, go and become disabled. Without JavaScript each tool
  // stays a tab stop.
  useEffect(rove);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const tools = toolsOf(event.currentTarget);
    const at = tools.findIndex((tool) => tool === event.target);
    const to = at < 0 ? undefined : target(event.key, at, tools.length, orientation === 'vertical');
    if (to === undefined) return;
    event.preventDefault();
    tools[to]?.focus();
  };
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    current.current = event.target;
    rove();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus, the bar itself does not
    <div
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      {...rest}
      ref={own}
      onKeyDown={handleKeyDown}
      onFocus={enter}
      className={cx('sw:flex sw:flex-wrap sw:gap-1', orientation === 'vertical' && 'sw:flex-col', className)}
    >
      {children}
    </div>
  );
}
