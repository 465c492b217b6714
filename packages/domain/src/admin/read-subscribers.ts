import { asObject, firstText, listIn, toDate, toNumber } from '../wire/loose';
import { SUBSCRIPTION_KINDS, type SubscriberStanding, type SubscriptionKind } from './codes';

/** Somebody who has ordered mails (O47, O93). */
export interface Subscriber {
  /** Of its kind alone. */
  readonly id: string;
  readonly kind: SubscriptionKind;
  readonly email: string;
  /** When it was ordered, with the consent; ISO. */
  readonly orderedAt: string;
  /** When the link was pressed, ISO; null while it waits. */
  readonly confirmedAt: string | null;
}

/** One page of those who have ordered mails. */
export interface SubscriberPage {
  readonly subscribers: readonly Subscriber[];
  /** All matches; the loaded count where the answer names none. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** How many of each standing the search leaves. */
  readonly counts: Readonly<Record<'all' | SubscriberStanding, number>>;
}

function readSubscriber(value: unknown): Subscriber {
  const one = asObject(value);
  return {
    id: firstText(one.id),
    kind: SUBSCRIPTION_KINDS.find((known) => known === one.kind) ?? 'newsletter',
    email: firstText(one.email),
    orderedAt: firstText(one.orderedAt),
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
