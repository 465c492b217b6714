import { aliasLabels } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { StepNode } from './StepNode';

/** The rails of the siding: they branch off at 45° and run beside the track, down on phones, along it from 560 px. */
export function SidingRails({ set }: { set: boolean }) {
  const colour = set ? 'sw:border-stop sw:text-stop' : 'sw:border-line-strong sw:text-line-strong';
  const rail = set ? 'sw:border-solid' : 'sw:border-dashed';
  const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: set ? 3 : 2, strokeDasharray: set ? undefined : '4 3' };
  return (
    <span aria-hidden="true" className={colour}>
      <svg viewBox="0 0 24 24" className="sw:absolute sw:top-5.5 sw:left-3 sw:size-6 sw:overflow-visible sw:@sm:hidden">
        <path d="M0 0 24 24" {...stroke} />
      </svg>
      <span
        className={cx(
          'sw:absolute sw:top-11.5 sw:bottom-5.5 sw:@sm:hidden',
          colour,
          rail,
          set ? 'sw:left-[34.5px] sw:border-l-3' : 'sw:left-[35px] sw:border-l-2',
        )}
      />
      <svg viewBox="0 0 32 32" className="sw:absolute sw:bottom-4 sw:left-10 sw:hidden sw:size-8 sw:overflow-visible sw:@sm:block">
        <path d="M0 0 32 32" {...stroke} />
      </svg>
      <span
        className={cx(
          'sw:absolute sw:right-37 sw:left-18 sw:hidden sw:@sm:block',
          colour,
          rail,
          set ? 'sw:bottom-[14.5px] sw:border-t-3' : 'sw:bottom-[15px] sw:border-t-2',
        )}
      />
    </span>
  );
}

export interface SidingProps {
  /** The application stands on the siding. */
  current: boolean;
  pending: boolean;
  busy: boolean;
  /** The question about it is open. */
  asked: boolean;
  onChoose: (button: HTMLElement) => void;
}

/** 'Abgelehnt': beside the line, reached over the siding. */
export function Siding({ current, pending, busy, asked, onChoose }: SidingProps) {
  return (
    <div className="sw:relative sw:pl-6 sw:@sm:flex sw:@sm:justify-end sw:@sm:pl-0">
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        aria-disabled={busy || undefined}
        aria-expanded={asked || undefined}
        onClick={(event) => onChoose(event.currentTarget)}
        className="sw:flex sw:min-h-11 sw:w-full sw:items-center sw:gap-3 sw:rounded-1 sw:text-start sw:text-sm sw:font-medium sw:text-ink-2 sw:aria-[current]:font-semibold sw:aria-[current]:text-ink sw:@sm:min-h-8 sw:@sm:w-37"
      >
        <StepNode state={current ? 'stop' : 'siding'} pending={pending} />
        {aliasLabels.rejected}
      </button>
    </div>
  );
}
