/**
 * Tables that no public page or public call reads. A write to any other table changes the version of the public data, so a new table counts
 * as public until it is listed here.
 */
export const PRIVATE_TABLES: readonly string[] = [
  'sessions',
  'account_links',
  'invitations',
  'messages',
  'visits',
  'applications',
  'application_status_links',
  'application_status_history',
  'application_documents',
  'payouts',
  'payout_events',
  'payout_hires',
  'outbox',
  'newsletter_subscriptions',
  'job_alerts',
  'job_alert_jobs',
  'saved_jobs',
  'audit',
  'rate_limits',
  'uploads',
  'upload_parts',
  'tasks',
  'quarantine',
];

const WRITTEN =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|(?:alter|drop)\s+table)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const isPrivate = new Set(PRIVATE_TABLES);
const known = new Map<string, boolean>();

/** Whether a statement writes to a table of public data. Reads that lock rows (`for update`) count as writes, which only costs a version. */
export function changesPublicData(statement: string): boolean {
  const before = known.get(statement);
  if (before !== undefined) return before;
  const changes = [...statement.matchAll(WRITTEN)].some(([, table = '']) => !isPrivate.has(table.toLowerCase()));
  // Statements are few, but some have one parameter for each row.
  if (known.size < 2000) known.set(statement, changes);
  return changes;
}

/** The version of the public data in this process: it changes with every committed change, here or in another process. */
export interface PublicVersion {
  /** null while changes of other processes are unknown, so that nothing may be answered from memory. */
  current: () => number | null;
  changed: () => void;
  /** Says whether changes of other processes arrive. */
  follow: (isFollowing: boolean) => void;
}

export function createPublicVersion(): PublicVersion {
  let version = 0;
  let following = true;
  return {
    current: () => (following ? version : null),
    changed: () => {
      version += 1;
    },
    follow: (isFollowing) => {
      following = isFollowing;
      version += 1;
    },
  };
}
