import type { ReactNode } from 'react';

export interface ScreenHeadProps {
  readonly title: string;
  /** A line below the heading, such as a count. */
  readonly subline?: ReactNode;
  /** Actions and links for the whole screen, at the end of the header. */
  readonly actions?: ReactNode;
}

/** Header of a screen of the company area. */
export function ScreenHead({ title, subline, actions }: ScreenHeadProps) {
  return (
    <div className="sw:mb-6 sw:flex sw:flex-wrap sw:items-end sw:justify-between sw:gap-4">
      <div>
        <h1 className="sw:text-2xl">{title}</h1>
        {subline}
      </div>
      {actions}
    </div>
  );
}
