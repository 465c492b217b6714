import { Button, PartBoundary } from '@stellwerk/design-system';
import { useState, type ComponentType } from 'react';
import { jobsTexts as texts } from '../../i18n/jobs.de';

/** Props of the dialog, which has a script of its own. */
export interface JobAlertPartProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The search. @default that of the URL */
  readonly search?: string | undefined;
}

export interface JobAlertButtonProps {
  /** The job alert dialog; loads on the first click. */
  readonly part: ComponentType<JobAlertPartProps>;
  /** The search. @default that of the URL */
  readonly search?: string;
}

/** Orders a job alert: for the filters of the list above, or for a search text (O93). */
export function JobAlertButton({ part: Part, search }: JobAlertButtonProps) {
  const [open, setOpen] = useState(false);
  // Each opening starts with a new form; none is rendered before the first click.
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
