import { asObject, firstText, listIn, toNumber } from '../wire/loose';

/** What waits for an administrator, by the view of the administration that shows it. */
export type AdminOverview = Readonly<Record<string, number>>;

/** A registration; nothing of the person but the address. */
export interface Registration {
  readonly email: string;
  /** ISO. */
  readonly createdAt: string;
  /** Whether the address is confirmed. */
  readonly confirmed: boolean;
}

export interface Registrations {
  /** Accounts that were made, confirmed or not, by day in Berlin (YYYY-MM-DD), the oldest first; days without one are there. */
  readonly days: readonly { readonly day: string; readonly confirmed: number; readonly unconfirmed: number }[];
  /** All accounts whose address nobody has confirmed. */
  readonly unconfirmed: number;
  readonly total: number;
  /** The newest first. */
  readonly latest: readonly Registration[];
}

/** Reads what waits; a number that is none is left out. */
export function readAdminOverview(answer: unknown): AdminOverview {
  return Object.fromEntries(
    Object.entries(asObject(asObject(answer).waiting)).flatMap(([view, value]) => {
      const count = toNumber(value);
      return count === null ? [] : [[view, count]];
    }),
  );
}

/** Reads the registrations. */
export function readRegistrations(answer: unknown): Registrations {
  const { total, unconfirmed } = asObject(answer);
  return {
    total: toNumber(total) ?? 0,
    unconfirmed: toNumber(unconfirmed) ?? 0,
    days: listIn(answer, 'days').map((value) => {
      const day = asObject(value);
      return { day: firstText(day.day), confirmed: toNumber(day.confirmed) ?? 0, unconfirmed: toNumber(day.unconfirmed) ?? 0 };
    }),
    latest: listIn(answer, 'latest').map((value) => {
      const one = asObject(value);
      return { email: firstText(one.email), createdAt: firstText(one.createdAt), confirmed: one.confirmed === true };
    }),
  };
}
