import type { MouseEvent } from 'react';

export interface SectionListProps {
  /** Accessible name of the list. */
  label: string;
  /** The sections in order: id of the heading, and its text. */
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** Scrolls to a heading without adding a history entry. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** The sections of a long form as links. */
export function SectionList({ label, sections }: SectionListProps) {
  return (
    <nav aria-label={label} className="sw:mb-6">
      <ol className="sw:flex sw:flex-wrap sw:gap-x-5 sw:gap-y-1 sw:text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="sw:inline-block sw:min-h-6 sw:underline-quiet" onClick={(event) => goTo(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
