import { Button, buttonStyle, ConfirmDialog, Icon } from '@stellwerk/design-system';
import { applicationMessages, type Application } from '@stellwerk/domain';
import { CircleCheck, CircleX, Hourglass, Mail, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { applicationPageWords } from '../../../i18n/company/applications.de';
import { openDecisions, type Decision } from './decisions';

const words = applicationPageWords;

const looks = {
  accepted: { label: words.accept, icon: CircleCheck, variant: 'primary' },
  rejected: { label: words.reject, icon: CircleX, variant: 'secondary' },
  in_progress: { label: words.progress, icon: Hourglass, variant: 'secondary' },
} as const satisfies Record<Decision, { label: string; icon: LucideIcon; variant: 'primary' | 'secondary' }>;

/** On phones the buttons fill their lines. */
const fill = 'sw:grow sw:sm:grow-0';

export interface DecisionsProps {
  readonly application: Application;
  readonly pending: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

/** Accept, reject, work on it, write a mail; a rejection is asked about first (CA66, CA67). */
export function Decisions({ application, pending, onDecide }: DecisionsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <fieldset aria-label={words.actions} className="sw:flex sw:flex-wrap sw:gap-3">
      {openDecisions(application.status).map((decision) => {
        const { label, icon, variant } = looks[decision];
        return (
          <Button
            key={decision}
            variant={variant}
            className={fill}
            loading={pending === decision}
            disabled={pending !== undefined && pending !== decision}
            onClick={() => (decision === 'rejected' ? setAsking(true) : onDecide(decision))}
          >
            {pending !== decision && <Icon as={icon} />}
            {label}
          </Button>
        );
      })}
      {application.email !== '' && (
        <a href={`mailto:${application.email}`} className={buttonStyle({ variant: 'quiet', className: fill })}>
          <Icon as={Mail} />
          {words.contact}
        </a>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={applicationMessages.rejectQuestion}
        description={words.rejectText(application.name)}
        confirmLabel={applicationMessages.rejectConfirm}
        onConfirm={() => {
          setAsking(false);
          onDecide('rejected');
        }}
      />
    </fieldset>
  );
}
