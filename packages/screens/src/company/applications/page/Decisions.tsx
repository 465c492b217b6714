import { Button, buttonStyle, ConfirmDialog, Icon } from '@stellwerk/design-system';
import type { Application } from '@stellwerk/domain';
import { CircleCheck, CircleX, Hourglass, Mail, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { applicationPageTexts } from '../../../i18n/company/applications.de';
import { nextDecision, openDecisions, questionBefore, type Decision, type DecisionQuestion } from './decisions';

const texts = applicationPageTexts;

const looks = {
  accepted: { label: texts.accept, icon: CircleCheck },
  rejected: { label: texts.reject, icon: CircleX },
  in_progress: { label: texts.progress, icon: Hourglass },
} as const satisfies Record<Decision, { label: string; icon: LucideIcon }>;

const { questions } = texts;

/** On phones the buttons are as wide as their row. */
const fill = 'sw:grow sw:sm:grow-0';

export interface DecisionsProps {
  readonly application: Application;
  readonly pending: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

/**
 * Accept, reject, start processing, write a mail. The main button is the next step; hiring and
 * reopening a withdrawn application are confirmed first, except before a rejection, which has its
 * own dialog (CA66, CA67, A04, O104).
 */
export function Decisions({ application, pending, onDecide }: DecisionsProps) {
  const [asked, setAsked] = useState<{ readonly decision: Decision; readonly question: DecisionQuestion }>();
  const { name, status } = application;
  const press = (decision: Decision): void => {
    const question = questionBefore(decision, status);
    if (question === null) onDecide(decision);
    else setAsked({ decision, question });
  };
  const question = questions[asked?.question ?? 'hire'];
  return (
    <fieldset aria-label={texts.actions} className="sw:flex sw:flex-wrap sw:gap-3">
      {openDecisions(status).map((decision) => {
        const { label, icon } = looks[decision];
        return (
          <Button
            key={decision}
            variant={decision === nextDecision(status) ? 'primary' : 'secondary'}
            className={fill}
            loading={pending === decision}
            blocked={pending !== undefined && pending !== decision}
            onClick={() => press(decision)}
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
        title={question.title(name)}
        description={question.text(name)}
        confirmLabel={question.confirm}
        variant="primary"
        onConfirm={() => {
          setAsked(undefined);
          if (asked !== undefined) onDecide(asked.decision);
        }}
      />
    </fieldset>
  );
}
