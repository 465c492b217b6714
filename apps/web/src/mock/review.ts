import { applicationMessages, summaryWithoutReview, withoutReview } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { applicationSummaryWire, applicationWire, type DemoApplication } from '@stellwerk/domain/fixtures';
import { userOf, type MockCall } from './call';

/** A member of a company who is also the applicant neither reads nor changes what colleagues have noted (decisions, rule 3). */

const isOwn = (call: MockCall, { userId }: DemoApplication): boolean => userId === userOf(call).id;

/** @throws CallError 'forbidden' for the own application */
export function checkReview(call: MockCall, application: DemoApplication): void {
  if (isOwn(call, application)) throw new CallError('forbidden', applicationMessages.own);
}

/** An application as this member reads it. */
export function companyWire(call: MockCall, application: DemoApplication): ReturnType<typeof applicationWire> {
  const wire = applicationWire(call.state.data, application);
  return isOwn(call, application) ? withoutReview(wire) : wire;
}

/** The same in a list. */
export function summaryWire(call: MockCall, application: DemoApplication): ReturnType<typeof applicationSummaryWire> {
  const wire = applicationSummaryWire(call.state.data, application);
  return isOwn(call, application) ? summaryWithoutReview(wire) : wire;
}
