import { sql } from 'kysely';
import type { Db } from '../../apps/api/src/platform/db/engine.ts';

const FIRST = ['Mira', 'Jörg', 'Ayşe', 'Björn', 'Özlem', 'Anna', 'Günther', 'Katharina', 'Paul', 'Jürgen', 'Zoë', 'Lukas', 'Sören'];
const LAST = ['Lindner', 'Müller', 'Groß', 'Yılmaz', 'Schäfer', 'Weiß', 'Kern', 'Schmidt', 'Krüger', 'Brandt', 'Nowak', 'Fischer'];
/** Suffixes of last names, for some thousands of different names. */
const SECOND = ['', '-Ahlers', '-Böhm', '-Claasen', '-Dörr', '-Ebert', '-Falk', '-Gerlach', '-Hölscher', '-Ihde', '-Jahn', '-Köhler'];
const TITLES = ['Entwickler', 'Sachbearbeiter', 'Pflegefachkraft', 'Elektroniker', 'Buchhalter', 'Projektleiter', 'Mechatroniker'];
/** Quantities of a company in daily use. */
const STATUSES = [
  'SUBMITTED',
  'SUBMITTED',
  'VIEWED',
  'VIEWED',
  'INTERVIEW_SCHEDULED',
  'REJECTED',
  'REJECTED',
  'REJECTED',
  'ACCEPTED',
  'WITHDRAWN',
];

/** Part of a name that more than one in a hundred has, of one that none has, and of the title of every seventh job. */
export const SEARCHED = { frequent: 'mueller', none: 'Quetzalcoatl', title: 'Elektroniker' } as const;

/** Rows in one statement at most: none takes too long for the server, and the embedded database answers in between. */
const STEP = 5000;
const JOBS = 50;
/** Applications of each company beside the measured one. */
const OTHERS = 10_000;
const ACCOUNTS = 2000;

/** The first of the accounts with applications, null while there are none. */
const accounts = sql`(select min(id) from users where email like 'applicant-%')`;

/** Creates accounts for the applications that are created from then on. */
export async function addAccounts(db: Db): Promise<void> {
  await sql`
    insert into users (email, password_hash, first_name, last_name, email_verified_at)
    select 'applicant-' || i || '@post.example', '-', 'Mira', 'Lindner', now() from generate_series(1, ${ACCOUNTS}::int) i`.execute(db);
}

/** Every fifth job has a blind first look. */
async function addJobs(db: Db, companyId: number): Promise<void> {
  await sql`
    insert into jobs (company_id, title, city, employment, working_model, job_description, your_tasks, your_profile, template, blind_review, created_at)
    select ${companyId}::int, (${TITLES}::text[])[1 + i % ${TITLES.length}::int] || ' ' || i, 'Hamburg', 'Vollzeit', 'Hybrid', '<p>Wir suchen.</p>',
      '<p>Messen.</p>', '<p>Sorgfalt.</p>', 'template2', i % 5 = 0, now() - i * interval '1 hour'
    from generate_series(1, ${JOBS}::int) i`.execute(db);
}

/** A part of the applications of a company, with a document and two history entries each. */
async function addPart(db: Db, companyId: number, first: number, last: number): Promise<void> {
  await sql`
    with own as materialized (
      select id, blind_review, row_number() over (order by id) - 1 as number, count(*) over () as all from jobs where company_id = ${companyId}::int),
    made as (
      insert into applications (job_id, company_id, first_name, last_name, email, phone, location, message, status, blind, reference_token,
        user_id, assigned_member_id, created_at, updated_at)
      select own.id, ${companyId}::int, (${FIRST}::text[])[1 + (hashint4(i) & 1048575) % ${FIRST.length}::int],
        (${LAST}::text[])[1 + (hashint4(i + 1) & 1048575) % ${LAST.length}::int] || (${SECOND}::text[])[1 + (hashint4(i + 2) & 1048575) % ${SECOND.length}::int],
        'person' || (i - case when i % 20 = 0 then 1 else 0 end) || '@post.example', '040 123456', 'Hamburg', repeat('Guten Tag. ', 40), drawn.status,
        own.blind_review and drawn.status in ('SUBMITTED', 'VIEWED'), 'reference-' || i,
        case when i % 2 = 0 then ${accounts} + i % ${ACCOUNTS}::int end,
        case when i % 4 = 0 then (select min(id) from team_members where company_id = ${companyId}::int) end, drawn.at, drawn.at
      from generate_series(${first}::int, ${last}::int) i
      cross join lateral (select (${STATUSES}::text[])[1 + (hashint4(i + 3) & 1048575) % ${STATUSES.length}::int] as status,
        now() - (i % ${OTHERS}::int) * interval '50 minutes' as at) drawn
      join own on own.number = i % own.all
      returning id, created_at, status),
    documents as (
      insert into application_documents (application_id, kind, filename, name, content_type, size, storage_key, created_at)
      select id, 'resume', 'bench-' || id || '.pdf', 'Lebenslauf.pdf', 'application/pdf', 120000, 'bench/' || id, created_at from made)
    insert into application_status_history (application_id, status, created_at, by_company)
    select id, 'SUBMITTED', created_at, false from made union all select id, status, created_at + interval '1 hour', true from made`.execute(
    db,
  );
}

/**
 * Adds jobs and a number of applications to a company, by SQL.
 * @param from first number in mail addresses
 */
export async function addApplications(db: Db, companyId: number, count: number, from = 1): Promise<void> {
  await addJobs(db, companyId);
  for (let first = from; first < from + count; first += STEP) await addPart(db, companyId, first, Math.min(from + count, first + STEP) - 1);
}

/** The generated rows are consistent: checking each again takes half of the time. */
async function setChecks(db: Db, word: 'disable' | 'enable'): Promise<void> {
  for (const name of ['applications', 'application_documents', 'application_status_history'])
    await sql`alter table ${sql.table(name)} ${sql.raw(word)} trigger all`.execute(db);
}

/** Adds companies with 10,000 applications each, until there are about that many together. */
export async function addOtherApplications(db: Db, count: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into companies (name, slug, city, employees) select 'Werke ' || i || ' GmbH', 'werke-' || i, 'Hamburg', 'ELEVEN_TO_FIFTY'
    from generate_series(1, ${Math.ceil(count / OTHERS)}::int) i returning id`.execute(db);
  await setChecks(db, 'disable');
  for (const [index, { id }] of rows.entries()) await addApplications(db, id, OTHERS, 1_000_000 + index * OTHERS);
  await setChecks(db, 'enable');
}

/** Messages, history entries and visits: all of a company with that many applications, and a part of those of the others. */
export async function addTraces(db: Db, companyId: number): Promise<void> {
  const some = sql`(company_id = ${companyId}::int or id % 5 = 0)`;
  await sql`
    insert into messages (company_id, user_id, sender_type, recipient_type, subject, content, is_read, created_at, updated_at)
    select company_id, user_id, case when id % 4 = 0 then 'company' else 'user' end, case when id % 4 = 0 then 'user' else 'company' end,
      'Ihre Bewerbung', repeat('Guten Tag. ', 40), id % 10 <> 2, created_at, created_at
    from applications where user_id is not null and ${some}`.execute(db);
  await sql`
    insert into audit (user_id, company_id, action, subject_type, subject_id, details, created_at)
    select (select min(id) from users), company_id, 'application-status', 'application', id,
      '{"status":{"from":"SUBMITTED","to":"VIEWED"}}', created_at from applications where ${some}`.execute(db);
  await sql`
    insert into visits (kind, subject_id, day, visitor)
    select 'job', j.id, current_date - day, 'visitor-' || visitor from jobs j, generate_series(0, 59) day,
      generate_series(1, case when j.company_id = ${companyId}::int then 10 else 1 end) visitor
    where j.deleted_at is null on conflict do nothing`.execute(db);
}
