import { asObject, listIn, textsOf, toDate } from '../wire/loose';
import { SUBSCRIBER_STANDINGS, SUBSCRIPTION_KINDS, type SubscriberStanding, type SubscriptionKind } from './codes';
import { readCountedPage, type CountedPage } from './read-page';

/** A subscriber of mails (O47, O93). */
export interface Subscriber {
  /** Unique within its kind. */
  readonly id: string;
  readonly kind: SubscriptionKind;
  readonly email: string;
  /** Time of the order, with the consent; ISO. */
  readonly orderedAt: string;
  /** Time of the click on the link, ISO; null before. */
  readonly confirmedAt: string | null;
}

/** One page of subscribers. */
export interface SubscriberPage extends CountedPage<SubscriberStanding> {
  readonly subscribers: readonly Subscriber[];
}

function readSubscriber(value: unknown): Subscriber {
  const one = asObject(value);
  return {
    ...textsOf(one, 'id', 'email', 'orderedAt'),
    kind: SUBSCRIPTION_KINDS.find((known) => known === one.kind) ?? 'newsletter',
    confirmedAt: toDate(one.confirmedAt),
  };
}

/** Reads the subscribers of the administration, bare or under `subscribers`. */
export function readSubscribers(answer: unknown): SubscriberPage {
  const subscribers = listIn(answer, 'subscribers').map(readSubscriber);
  return { subscribers, ...readCountedPage(answer, subscribers.length, SUBSCRIBER_STANDINGS) };
}
