import { Icon, useRenderLink } from '@stellwerk/design-system';
import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  /** A link to the whole. */
  readonly all?: { readonly href: string; readonly label: string };
  /** Stands at the end of the head instead of a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the overview: an ink rule, its heading, a way to the whole. */
export function Section({ title, all, aside, children }: SectionProps) {
  const id = useId();
  const render = useRenderLink();
  return (
    <section aria-labelledby={id} className="sw:@container sw:min-w-0 sw:border-t sw:border-rule sw:pt-3">
      <div className="sw:mb-2 sw:flex sw:min-h-8 sw:flex-wrap sw:items-center sw:justify-between sw:gap-x-4">
        <h2 id={id} className="sw:text-lg sw:font-semibold">
          {title}
        </h2>
        {all &&
          render({
            href: all.href,
            className: 'sw:inline-flex sw:min-h-8 sw:items-center sw:gap-2 sw:text-sm sw:font-medium',
            children: (
              <>
                <span className="sw:underline-quiet">{all.label}</span>
                <Icon as={ArrowRight} size={16} />
              </>
            ),
          })}
        {aside}
      </div>
      {children}
    </section>
  );
}
