import { cva } from 'class-variance-authority';
import { Check, LoaderCircle, X } from 'lucide-react';
import { Icon } from '../../components/icon';

const node = cva('sw:grid sw:size-6 sw:flex-none sw:place-items-center sw:rounded-full', {
  variants: {
    state: {
      open: 'sw:border-2 sw:border-line-strong sw:bg-surface',
      current: 'sw:border-3 sw:border-signal sw:bg-surface sw:ring-4 sw:ring-signal-soft',
      reached: 'sw:border-2 sw:border-signal sw:bg-signal sw:text-on-signal',
      rejected: 'sw:border-2 sw:border-stop sw:bg-stop sw:text-on-stop',
      rejection: 'sw:border-2 sw:border-line-strong sw:bg-surface sw:text-stop',
    },
  },
});

export interface StepNodeProps {
  /** `rejection` is the selectable 'Abgelehnt', `rejected` the reached one. */
  state: 'open' | 'current' | 'reached' | 'rejected' | 'rejection';
  /** Whether the status is being saved. @default false */
  pending?: boolean;
  className?: string;
}

/** A node of the track, hidden from screen readers: the label beside it has the meaning. */
export function StepNode({ state, pending = false, className }: StepNodeProps) {
  return (
    <span aria-hidden="true" className={node({ state: pending ? 'open' : state, className })}>
      {pending && <Icon as={LoaderCircle} size={14} className="sw-spin sw:text-ink" />}
      {!pending && state === 'reached' && <Icon as={Check} size={14} strokeWidth={3} />}
      {!pending && state === 'current' && <span className="sw:size-2 sw:rounded-full sw:border-4 sw:border-signal" />}
      {!pending && (state === 'rejected' || state === 'rejection') && <Icon as={X} size={14} strokeWidth={2.5} />}
    </span>
  );
}
