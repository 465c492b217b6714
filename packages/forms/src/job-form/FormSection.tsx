import { useId, type ReactNode } from 'react';

/** A section of a long form: an ink rule, its name with a short note, its fields. */
export function FormSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="sw:grid sw:grid-cols-1 sw:gap-x-6 sw:gap-y-5 sw:py-8 sw:border-t sw:border-rule sw:@md:grid-cols-[212px_minmax(0,1fr)]"
    >
      <div className="sw:flex sw:flex-wrap sw:content-start sw:items-baseline sw:gap-x-3">
        <h2 id={id} className="sw:text-lg sw:leading-6">
          {title}
        </h2>
        {note && <p className="sw:text-sm sw:text-ink-2">{note}</p>}
      </div>
      <div className="sw:grid sw:grid-cols-1 sw:content-start sw:gap-5">{children}</div>
    </section>
  );
}
