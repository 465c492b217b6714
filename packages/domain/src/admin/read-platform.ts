import { asObject, firstText, listIn, toNumber } from '../wire/loose';

/** Counts of open items, by view of the administration. */
export type AdminOverview = Readonly<Record<string, number>>;

/** A registration; of the person only the email address. */
export interface Registration {
  readonly email: string;
  /** ISO. */
  readonly createdAt: string;
  /** Whether the email address is confirmed. */
  readonly confirmed: boolean;
}

export interface Registrations {
  /** New accounts, confirmed or not, by day in Berlin (YYYY-MM-DD), the oldest first; days without one are included. */
  readonly days: readonly { readonly day: string; readonly confirmed: number; readonly unconfirmed: number }[];
  /** Number of all accounts with an unconfirmed email address. */
  readonly unconfirmed: number;
  readonly total: number;
  /** The newest first. */
  readonly latest: readonly Registration[];
}

/** Reads the counts of open items; an invalid number is left out. */
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
