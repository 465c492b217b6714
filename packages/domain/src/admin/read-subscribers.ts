import { asObject, listIn, textsOf, toDate, toNumber } from '../wire/loose';
import { SUBSCRIPTION_KINDS, type SubscriberStanding, type SubscriptionKind } from './codes';

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
export interface SubscriberPage {
  readonly subscribers: readonly Subscriber[];
  /** Number of all matches; of loaded items where the response has no total. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** Number of each state that match the search. */
  readonly counts: Readonly<Record<'all' | SubscriberStanding, number>>;
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
  const { total, page, counts } = asObject(answer);
  const { all, confirmed, waiting } = asObject(counts);
  return {
    subscribers,
    total: toNumber(total) ?? subscribers.length,
    page: toNumber(page) ?? 1,
    counts: { all: toNumber(all) ?? 0, confirmed: toNumber(confirmed) ?? 0, waiting: toNumber(waiting) ?? 0 },
  };
}
