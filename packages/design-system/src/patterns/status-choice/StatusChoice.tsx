import {
  aliasLabels,
  APPLICATION_STATUSES,
  companyStatusLabels,
  PANEL_STATUSES,
  STATUS_ALIASES,
  type ApplicationStatus,
} from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { Icon } from '../../components/icon';
import { StatusMark } from '../../components/status-mark';
import { de } from '../i18n/de';
import { useAction } from '../action';
import { InlineQuestion } from '../shared/InlineQuestion';
import { statusLook } from '../status-badge';

/**
 * A selectable value: one of the eight statuses, or one of the seven codes of the panel. The server
 * accepts both (A01).
 */
export type StatusValue = ApplicationStatus | (typeof PANEL_STATUSES)[number];

interface Choice {
  readonly value: StatusValue;
  readonly status: ApplicationStatus;
  readonly label: string;
}

const choices = {
  company: APPLICATION_STATUSES.map((status): Choice => ({ value: status, status, label: companyStatusLabels[status] })),
  panel: PANEL_STATUSES.map((value): Choice => ({ value, status: STATUS_ALIASES[value], label: aliasLabels[value] })),
} as const;

/** Questions before the status 'Zurückgezogen' is set or left. */
const QUESTIONS = {
  enter: { question: de.stepper.withdrawingQuestion, hint: de.stepper.withdrawingHint, confirmLabel: de.stepper.withdrawingConfirm },
  leave: { question: de.stepper.withdrawnQuestion, hint: de.stepper.withdrawnHint, confirmLabel: de.stepper.withdrawnConfirm },
} as const;

export interface StatusChoiceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Status of the application. */
  status: ApplicationStatus;
  /**
   * `company`: all eight statuses (CA81); `panel`: the seven of the panel (CA36).
   * @default 'company'
   */
  set?: 'company' | 'panel';
  /**
   * Whether to confirm the rejection of a withdrawn application; false if the caller confirms every
   * rejection.
   * @default true
   */
  askRejection?: boolean;
  /**
   * Called with the selected status; never with the current one. Clicks are ignored while a
   * returned promise is pending.
   */
  onStatus: (value: StatusValue) => void | Promise<unknown>;
}

/**
 * Every status as a button, the current one with `aria-pressed`, in any order. Leaving
 * 'Zurückgezogen' requires a confirmation (A04), and so does setting it, because withdrawing is up
 * to the applicant (O109).
 * @example
 * <StatusChoice status="IN_REVIEW" onStatus={saveStatus} />
 */
export function StatusChoice({ status, set = 'company', askRejection = true, onStatus, className, ...rest }: StatusChoiceProps) {
  const [asked, setAsked] = useState<StatusValue | null>(null);
  const action = useAction(onStatus);
  const asker = useRef<HTMLElement>(null);
  const answer = (consent: boolean) => {
    setAsked(null);
    asker.current?.focus();
    if (consent && asked !== null) void action.run(asked);
  };
  return (
    <div className={cx('sw:grid sw:gap-3', className)} {...rest}>
      <fieldset aria-label={de.stepper.name} aria-busy={action.busy || undefined} className="sw:grid sw:grid-cols-2 sw:gap-2">
        {choices[set].map((choice) => {
          const current = choice.status === status;
          return (
            <button
              key={choice.value}
              type="button"
              aria-pressed={current}
              aria-disabled={action.busy || undefined}
              onClick={(event) => {
                if (current) return;
                asker.current = event.currentTarget;
                const leaves = status === 'WITHDRAWN' && (askRejection || choice.status !== 'REJECTED');
                if (leaves || choice.status === 'WITHDRAWN') setAsked(choice.value);
                else void action.run(choice.value);
              }}
              // A wider border, because forced colours remove backgrounds and shadows.
              className="sw:flex sw:min-h-10 sw:items-center sw:justify-between sw:gap-2 sw:rounded-1 sw:border sw:border-line-strong sw:bg-surface sw:px-2.5 sw:text-start sw:hover:border-ink sw:aria-pressed:border-2 sw:aria-pressed:border-ink sw:aria-pressed:bg-sunken sw:aria-pressed:px-[9px]"
            >
              <StatusMark {...statusLook[choice.status]}>{choice.label}</StatusMark>
              {current && <Icon as={Check} size={16} />}
            </button>
          );
        })}
      </fieldset>
      {asked && (
        <InlineQuestion
          {...(asked === 'WITHDRAWN' ? QUESTIONS.enter : QUESTIONS.leave)}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </div>
  );
}
