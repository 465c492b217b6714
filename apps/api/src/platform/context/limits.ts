import { createHmac } from 'node:crypto';
import { generalMessages } from '@stellwerk/domain';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CallError } from '@stellwerk/domain/endpoints';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Points and seconds of each limit (decisions, rule 11). */
export const LIMITS = {
  /** One account from one IP address. */
  'login-account': { points: 10, duration: 15 * MINUTE },
  /** One account from all IP addresses together, against attackers with many of them. */
  'login-ceiling': { points: 100, duration: HOUR },
  'login-address': { points: 25, duration: 5 * MINUTE },
  'register-address': { points: 25, duration: 5 * MINUTE },
  'reset-account': { points: 10, duration: 15 * MINUTE },
  'apply-job': { points: 10, duration: HOUR },
  'apply-address': { points: 60, duration: HOUR },
  /** Errors of browsers from one IP address, and all together: an error that everybody gets is known from its first lines. */
  'client-error-address': { points: 10, duration: HOUR },
  'client-error-ceiling': { points: 120, duration: HOUR },
  reports: { points: 10, duration: HOUR },
  /** Forgotten passwords from one IP address; higher than the login limit, so that a locked-out person still gets a link. */
  'reset-address': { points: 25, duration: 5 * MINUTE },
  /** Mails to unconfirmed email addresses, of all kinds, from one network. */
  'stranger-mails-hour': { points: 40, duration: HOUR },
  'stranger-mails-day': { points: 120, duration: 24 * HOUR },
  newsletter: { points: 3, duration: 24 * HOUR },
  /** Alerts of one email address: each causes a mail. */
  'job-alert': { points: 5, duration: 24 * HOUR },
  /** Texts of jobs parsed for one account. */
  'job-texts': { points: 60, duration: HOUR },
  /** Messages of one account. */
  messages: { points: 60, duration: HOUR },
  /** Invitations of one company, and of one account in all its companies. */
  invitations: { points: 20, duration: 24 * HOUR },
  'invitations-account': { points: 60, duration: 24 * HOUR },
  uploads: { points: 30, duration: 30 * MINUTE },
} as const satisfies Record<string, { points: number; duration: number }>;
export type LimitName = keyof typeof LIMITS;

export interface Limits {
  /**
   * Counts one use. The parts of the key are hashed: neither IP nor email addresses are stored.
   * @throws CallError 'limit' with the seconds to wait
   */
  consume: (name: LimitName, ...key: readonly (string | number)[]) => Promise<void>;
}

const RELAXED = 20;

/** Limits shared by all servers on one database. Never use them inside an open transaction: they use a connection of their own. */
export function createLimits(pool: pg.Pool, mode: 'on' | 'relaxed' | 'off', secret: string): Limits {
  if (mode === 'off') return { consume: () => Promise.resolve() };
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const limiter = (name: LimitName): RateLimiterPostgres => {
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const { points, duration } = LIMITS[name];
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: mode === 'relaxed' ? points * RELAXED : points,
      duration,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    consume: async (name, ...key) => {
      const hashed = createHmac('sha256', secret).update(JSON.stringify(key)).digest('base64url');
      try {
        await limiter(name).consume(hashed);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new CallError('limit', generalMessages.tooManyRequests(Math.ceil(seconds / MINUTE)), { retryAfter: seconds });
      }
    },
  };
}
