import { Button, buttonStyle, ConfirmDialog, Icon } from '@stellwerk/design-system';
import type { Application } from '@stellwerk/domain';
import { CircleCheck, CircleX, Hourglass, Mail, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { applicationPageTexts } from '../../../i18n/company/applications.de';
import { openDecisions, type Decision } from './decisions';

const texts = applicationPageTexts;

const looks = {
  accepted: { label: texts.accept, icon: CircleCheck, variant: 'primary' },
  rejected: { label: texts.reject, icon: CircleX, variant: 'secondary' },
  in_progress: { label: texts.progress, icon: Hourglass, variant: 'secondary' },
} as const satisfies Record<Decision, { label: string; icon: LucideIcon; variant: 'primary' | 'secondary' }>;

/** On phones the buttons fill their lines. */
const fill = 'sw:grow sw:sm:grow-0';

export interface DecisionsProps {
  readonly application: Application;
  readonly pending: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

/**
 * Accept, reject, work on it, write a mail. The end of a withdrawal is asked about first, except where a rejection asks anyway (CA66,
 * CA67, A04).
 */
export function Decisions({ application, pending, onDecide }: DecisionsProps) {
  const [asked, setAsked] = useState<Decision>();
  const { name, status } = application;
  const hasToAsk = (decision: Decision): boolean => status === 'WITHDRAWN' && decision !== 'rejected';
  return (
    <fieldset aria-label={texts.actions} className="sw:flex sw:flex-wrap sw:gap-3">
      {openDecisions(status).map((decision) => {
        const { label, icon, variant } = looks[decision];
        return (
          <Button
            key={decision}
            variant={variant}
            className={fill}
            loading={pending === decision}
            blocked={pending !== undefined && pending !== decision}
            onClick={() => (hasToAsk(decision) ? setAsked(decision) : onDecide(decision))}
          >
            {pending !== decision && <Icon as={icon} />}
            <span>{label}</span>
          </Button>
        );
      })}
      {application.email !== '' && (
        <a href={`mailto:${application.email}`} className={buttonStyle({ variant: 'quiet', className: fill })}>
          <Icon as={Mail} />
          {texts.contact}
        </a>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={texts.withdrawnQuestion}
        description={texts.withdrawnText(name)}
        confirmLabel={texts.withdrawnConfirm}
        variant="primary"
        onConfirm={() => {
          setAsked(undefined);
          if (asked !== undefined) onDecide(asked);
        }}
      />
    </fieldset>
  );
}
