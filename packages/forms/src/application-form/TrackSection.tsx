import { Icon, VisuallyHidden } from '@stellwerk/design-system';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { labels } from './messages.de';
import type { Section, SectionState } from './sections';

const nodes = {
  done: 'sw:bg-signal sw:text-on-signal',
  now: 'sw:border-[3px] sw:border-signal sw:bg-paper',
  open: 'sw:border-2 sw:border-line-strong sw:bg-paper',
  bad: 'sw:bg-stop sw:text-on-stop',
} as const satisfies Record<SectionState, string>;

function Node({ state }: { state: SectionState }) {
  return (
    <span aria-hidden className={`sw:grid sw:size-5 sw:flex-none sw:place-items-center sw:rounded-full ${nodes[state]}`}>
      {state === 'done' && <Icon as={Check} size={14} strokeWidth={3} />}
      {state === 'bad' && <span className="sw:text-sm sw:leading-none sw:font-bold">!</span>}
      {state === 'now' && <span className="sw:size-2 sw:rounded-full sw:bg-signal" />}
    </span>
  );
}

export interface TrackSectionProps {
  section: Section;
  state: SectionState;
  /** Secondary line below the name. */
  hint?: ReactNode;
  children: ReactNode;
}

/**
 * A section of the form on its track: node and name, then the fields. The track is green up to the
 * first incomplete section.
 */
export function TrackSection({ section, state, hint, children }: TrackSectionProps) {
  const id = useId();
  const set = state === 'done';
  const tone = set ? 'sw:bg-signal' : 'sw:bg-line-strong';
  return (
    <section
      aria-labelledby={id}
      className="sw:relative sw:grid sw:gap-x-6 sw:gap-y-2 sw:pb-10 sw:@md:py-8 sw:@md:grid-cols-[212px_minmax(0,1fr)] sw:@md:grid-rows-[auto_1fr] sw:@md:border-t sw:@md:border-line"
    >
      <span
        aria-hidden
        className={`sw:absolute sw:hidden sw:top-11 sw:-bottom-11 sw:@md:block ${tone} ${set ? 'sw:left-[8.5px] sw:w-track-set' : 'sw:left-[9px] sw:w-track'}`}
      />
      <div className="sw:relative sw:flex sw:items-center sw:gap-3">
        <Node state={state} />
        <h2 id={id} className="sw:text-lg sw:leading-6">
          {labels.sections[section]}
          <VisuallyHidden>{` (${labels.states[state]})`}</VisuallyHidden>
        </h2>
        <span aria-hidden className={`sw:flex-1 sw:@md:hidden ${tone} ${set ? 'sw:h-track-set' : 'sw:h-track'}`} />
      </div>
      {hint && <p className="sw:text-sm sw:text-ink-3 sw:ps-8">{hint}</p>}
      <div className="sw:mt-3 sw:grid sw:gap-5 sw:@md:col-start-2 sw:@md:row-start-1 sw:@md:row-span-2 sw:@md:mt-0">{children}</div>
    </section>
  );
}

/** The last piece of track, which ends at the submit button; `set` when nothing is missing. */
export function TrackEnd({ set }: { set: boolean }) {
  return (
    <svg
      viewBox="0 0 236 60"
      width="236"
      height="60"
      fill="none"
      aria-hidden
      strokeWidth={set ? 3 : 2}
      className={`sw:absolute sw:-top-px sw:left-0 sw:hidden sw:@md:block ${set ? 'sw:stroke-signal' : 'sw:stroke-line-strong'}`}
    >
      <path d="M10 0V41L26 57H236" />
    </svg>
  );
}
