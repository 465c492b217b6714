import type { SubscriptionKind } from '@stellwerk/domain';

/** Column headings of the CSV file of subscribers. */
export const subscriberColumns = ['E-Mail', 'Art', 'Eingewilligt am', 'Bestätigt am'] as const;

export const subscriptionKinds = {
  newsletter: 'Newsletter',
  'job-alert': 'Suchauftrag',
} as const satisfies Record<SubscriptionKind, string>;
