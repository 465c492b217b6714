import { jobAlertMessages } from '@stellwerk/domain';

import { handlers } from './call';

const ok = (message: string) => ({ success: true as const, message });

/** New jobs by mail. No mail is sent here, so every link is good and no alert is ever confirmed. */
export const jobAlertHandlers = handlers({
  createJobAlert: () => ok(jobAlertMessages.done),
  openJobAlertConfirmation: () => new Response(null, { status: 200 }),
  confirmJobAlert: () => ok(jobAlertMessages.confirmed),
  openJobAlertUnsubscribe: () => new Response(null, { status: 200 }),
  unsubscribeJobAlert: () => ok(jobAlertMessages.deleted),
  ownJobAlerts: () => [],
  deleteJobAlert: () => ok(jobAlertMessages.deleted),
});
