import { Banner, LinkButton } from '@stellwerk/design-system';
import { limitState, type PlanLimits } from '@stellwerk/domain';
import { planTexts } from '../../i18n/company/plan.de';

export interface PlanNoteProps {
  /** The counted items. */
  readonly of: keyof PlanLimits;
  readonly used: number;
  /** Limit of the plan; null is unlimited. */
  readonly limit: number | null;
  /** URL of the subscription, to choose another plan. */
  readonly href: string;
}

/**
 * Says that a limit of the plan is nearly or fully reached, with a link to the plans; it blocks
 * nothing (O38). Renders nothing below that.
 */
export function PlanNote({ of, used, limit, href }: PlanNoteProps) {
  const state = limitState(used, limit);
  if (limit === null || state === 'free') return null;
  const texts = planTexts.note[of];
  return (
    <Banner
      tone={state === 'near' ? 'info' : 'warning'}
      className="sw:mb-6"
      actions={
        <LinkButton size="sm" href={href}>
          {planTexts.note.open}
        </LinkButton>
      }
    >
      {state === 'full' ? texts.full(limit) : texts[state](used, limit)}
    </Banner>
  );
}
