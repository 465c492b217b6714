import type { SubscriptionKind } from '@stellwerk/domain';

/** Words of the file with those who get mails regularly. */
export const subscriberColumns = ['E-Mail', 'Art', 'Eingewilligt am', 'Bestätigt am'] as const;

export const subscriptionKinds = {
  newsletter: 'Newsletter',
  'job-alert': 'Suchauftrag',
} as const satisfies Record<SubscriptionKind, string>;
