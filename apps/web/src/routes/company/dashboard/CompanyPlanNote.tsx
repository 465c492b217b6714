import type { Id } from '@stellwerk/domain';
import { planLimits, type PlanLimits } from '@stellwerk/domain';
import { companySubscription } from '@stellwerk/domain/calls';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { PlanNote } from '@stellwerk/screens/company/subscription';
import { handles401 } from '../../../data/call-input';
import { useCall } from '../../../data/use-call';

export interface CompanyPlanNoteProps {
  readonly companyId: Id<'company'>;
  readonly of: keyof PlanLimits;
  /** Undefined until it is known. */
  readonly used: number | undefined;
}

/** Warning near a limit of the company's plan; nothing without a subscription, or when it is unknown (O38). */
export function CompanyPlanNote({ companyId, of, used }: CompanyPlanNoteProps) {
  const { data: booked } = useCall(companySubscription, { params: { id: companyId } }, handles401);
  if (booked === undefined || booked === null || used === undefined) return null;
  return <PlanNote of={of} used={used} limit={planLimits(booked.plan)[of]} href={companyPaths.subscription(companyId)} />;
}
