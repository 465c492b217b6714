import { Banner, LinkButton } from '@stellwerk/design-system';
import { limitState, type PlanLimits } from '@stellwerk/domain';
import { planTexts } from '../../i18n/company/plan.de';

export interface PlanNoteProps {
  /** What is counted. */
  readonly of: keyof PlanLimits;
  readonly used: number;
  /** What the plan allows; null is unlimited. */
  readonly limit: number | null;
  /** The subscription, where another plan is chosen. */
  readonly href: string;
}

/** Says that the places of a plan are nearly or all taken, and leads to the plans; it blocks nothing (O38). Nothing while there is room. */
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
