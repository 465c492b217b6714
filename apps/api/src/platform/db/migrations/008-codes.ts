import { sql, type Kysely } from 'kysely';

const APPLICATION_STATUSES = ['SUBMITTED', 'VIEWED', 'IN_REVIEW', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'];
const TEAM_ROLES = ['MEMBER', 'RECRUITER', 'ADMIN', 'OWNER'];

/**
 * Columns with one of a few codes, like the types of the tables; the database rejects any other value. A later code needs
 * a migration that replaces the constraint `{table}_{column}_code`.
 */
const CODES: readonly (readonly [table: string, column: string, codes: readonly string[]])[] = [
  ['account_links', 'purpose', ['reset-password', 'confirm-email']],
  [
    'companies',
    'employees',
    [
      'ONE_TO_TEN',
      'ELEVEN_TO_FIFTY',
      'FIFTY_ONE_TO_TWO_HUNDRED',
      'TWO_HUNDRED_ONE_TO_FIVE_HUNDRED',
      'FIVE_HUNDRED_ONE_TO_ONE_THOUSAND',
      'ONE_THOUSAND_ONE_TO_FIVE_THOUSAND',
      'FIVE_THOUSAND_ONE_PLUS',
    ],
  ],
  ['team_members', 'planned_role', TEAM_ROLES],
  ['team_members', 'status', ['ACTIVE', 'PENDING']],
  ['invitations', 'role', TEAM_ROLES],
  ['plans', 'plan_type', ['BASIS', 'STANDARD', 'PREMIUM', 'ENTERPRISE']],
  ['subscriptions', 'status', ['ACTIVE', 'CANCELLED']],
  ['subscriptions', 'billing_cycle', ['MONTHLY', 'YEARLY']],
  ['messages', 'sender_type', ['user', 'company', 'system']],
  ['messages', 'recipient_type', ['user', 'company']],
  ['messages', 'recipient', ['support', 'sales', 'accounting']],
  ['jobs', 'working_model', ['Remote', 'Hybrid', 'Büro']],
  ['jobs', 'employment', ['Vollzeit', 'Teilzeit', 'Freiberuflich', 'Werkstudent', 'Praktikum']],
  ['jobs', 'pay_unit', ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']],
  ['jobs', 'profile_type', ['DEFAULT', 'SALES', 'TECH', 'EXECUTIVE']],
  ['jobs', 'template', ['template1', 'template2', 'template3']],
  ['visits', 'kind', ['job', 'company', 'focus-page', 'referral-view', 'referral-reject']],
  ['applications', 'status', APPLICATION_STATUSES],
  ['application_status_history', 'status', APPLICATION_STATUSES],
  ['application_documents', 'kind', ['resume', 'coverLetter', 'additional', 'video']],
  ['media', 'folder', ['logos', 'avatars', 'images', 'documents', 'videos', 'job-videos']],
  ['newsletter_subscriptions', 'status', ['PENDING', 'CONFIRMED', 'UNSUBSCRIBED']],
];

/** The same for columns with a list of codes. */
const LISTS: typeof CODES = [
  ['users', 'roles', ['CANDIDATE', 'REFERRER', 'COMPANY', 'PLATFORM_ADMIN']],
  ['newsletter_subscriptions', 'types', ['RECRUITER', 'REFERRER', 'CANDIDATE']],
];

const quoted = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(', ');

/** Missing columns, and missing constraints of the tables. */
const statements = [
  `alter table messages rename column recipient_label to recipient`,
  ...CODES.map(
    ([table, column, codes]) => `alter table ${table} add constraint ${table}_${column}_code check (${column} in (${quoted(codes)}))`,
  ),
  ...LISTS.map(
    ([table, column, codes]) => `alter table ${table} add constraint ${table}_${column}_code check (${column} <@ array[${quoted(codes)}])`,
  ),
  `alter table jobs add constraint jobs_pay check ((pay_min is null and pay_max is null) or (pay_currency is not null and pay_unit is not null))`,
  `alter table users add column website text, add column location text`,
  `alter table invitations add column invited_by integer references users on delete set null`,
  // The open invitation of an email address blocks a second one (O48), but not once it has expired.
  `create function invitation_before_insert() returns trigger language plpgsql as $$
    begin
      delete from invitations
      where company_id = new.company_id and lower(email) = lower(new.email) and accepted_at is null and expires_at <= new.created_at;
      return new;
    end $$`,
  `create trigger invitation_before_insert before insert on invitations for each row execute function invitation_before_insert()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
