import { useId, type ReactNode } from 'react';

/** A section of a long form: an ink rule, its name, its fields. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="sw:grid sw:gap-x-6 sw:gap-y-5 sw:py-8 sw:border-t sw:border-rule sw:@md:grid-cols-[212px_minmax(0,1fr)]"
    >
      <h2 id={id} className="sw:text-lg sw:leading-6">
        {title}
      </h2>
      <div className="sw:grid sw:content-start sw:gap-5">{children}</div>
    </section>
  );
}
