import { Button, PartBoundary } from '@stellwerk/design-system';
import { useState, type ComponentType } from 'react';
import { jobsTexts as texts } from '../../i18n/jobs.de';

/** What the window needs to know; it has a script of its own. */
export interface JobAlertPartProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What is looked for. @default what the address says */
  readonly search?: string | undefined;
}

export interface JobAlertButtonProps {
  /** The window in which new jobs are ordered; loads with the first press. */
  readonly part: ComponentType<JobAlertPartProps>;
  /** What is looked for. @default what the address says */
  readonly search?: string;
}

/** New jobs by mail: for the filters of the list above, or for a text (O93). */
export function JobAlertButton({ part: Part, search }: JobAlertButtonProps) {
  const [open, setOpen] = useState(false);
  // Each opening begins anew; none has been there before the first press.
  const [times, setTimes] = useState(0);
  return (
    <div className="sw:mt-8 sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-4 sw:border-t sw:border-line sw:pt-6 sw:noscript:hidden">
      <p className="sw:max-w-prose sw:text-ink-2">{search === undefined ? texts.alertHint : texts.alertLike(search)}</p>
      <Button
        onClick={() => {
          setTimes(times + 1);
          setOpen(true);
        }}
      >
        {texts.alert}
      </Button>
      {times > 0 && (
        <PartBoundary>
          <Part key={times} search={search} open={open} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
