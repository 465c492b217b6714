import { Button, buttonStyle, ConfirmDialog, Icon } from '@stellwerk/design-system';
import { applicationMessages, type Application } from '@stellwerk/domain';
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

/** What is asked before a decision; null for one that is made at once: only a rejection, or whatever follows a withdrawal (CA67, A04). */
function questionOf(decision: Decision, { name, status }: Application) {
  const withdrawn = status === 'WITHDRAWN';
  if (decision === 'rejected') {
    return {
      title: applicationMessages.rejectQuestion,
      description: withdrawn ? texts.rejectWithdrawnText(name) : texts.rejectText(name),
      confirmLabel: applicationMessages.rejectConfirm,
      variant: 'danger',
    } as const;
  }
  if (!withdrawn) return null;
  return {
    title: texts.withdrawnQuestion,
    description: texts.withdrawnText(name),
    confirmLabel: texts.withdrawnConfirm,
    variant: 'primary',
  } as const;
}

/** Accept, reject, work on it, write a mail; a rejection and the end of a withdrawal are asked about first (CA66, CA67, A04). */
export function Decisions({ application, pending, onDecide }: DecisionsProps) {
  const [asked, setAsked] = useState<Decision>();
  // The last question stays in sight while the dialog fades out.
  const [last, setLast] = useState<Decision>('rejected');
  if (asked !== undefined && asked !== last) setLast(asked);
  const question = questionOf(asked ?? last, application);
  return (
    <fieldset aria-label={texts.actions} className="sw:flex sw:flex-wrap sw:gap-3">
      {openDecisions(application.status).map((decision) => {
        const { label, icon, variant } = looks[decision];
        return (
          <Button
            key={decision}
            variant={variant}
            className={fill}
            loading={pending === decision}
            blocked={pending !== undefined && pending !== decision}
            onClick={() => (questionOf(decision, application) === null ? onDecide(decision) : setAsked(decision))}
          >
            {pending !== decision && <Icon as={icon} />}
            {label}
          </Button>
        );
      })}
      {application.email !== '' && (
        <a href={`mailto:${application.email}`} className={buttonStyle({ variant: 'quiet', className: fill })}>
          <Icon as={Mail} />
          {texts.contact}
        </a>
      )}
      {question !== null && (
        <ConfirmDialog
          {...question}
          open={asked !== undefined}
          onOpenChange={(open) => !open && setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            onDecide(last);
          }}
        />
      )}
    </fieldset>
  );
}
