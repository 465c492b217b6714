import { sql, type Kysely } from 'kysely';
import { positionOf } from '../../places/gazetteer.ts';

/** Columns written together in one statement. */
const BATCH = 500;

/** Locations of jobs and their pay in a year, for the search near a place and by pay (O94, decision 0063). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column latitude float8,
      add column longitude float8,
      add column pay_per_year numeric(16, 2) generated always as (
        case when pay_currency = 'EUR' then coalesce(pay_max, pay_min) *
          case pay_unit when 'HOUR' then 2080 when 'DAY' then 260 when 'WEEK' then 52 when 'MONTH' then 12 when 'YEAR' then 1 end
        end) stored`.execute(db);
  await locateOldJobs(db);
  await sql`create index jobs_position on jobs (latitude, longitude) where is_active`.execute(db);
  await sql`create index jobs_working_model on jobs (working_model, published_at desc, id desc) where is_active`.execute(db);
  await sql`create index jobs_pay on jobs (pay_per_year) where is_active`.execute(db);
}

async function locateOldJobs(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ city: string | null; location: string | null }>`select distinct city, location from jobs`.execute(db);
  const located = rows.flatMap(({ city, location }) => {
    const position = positionOf(city, location);
    return position === null ? [] : [{ city, location, ...position }];
  });
  for (let start = 0; start < located.length; start += BATCH) {
    const batch = located.slice(start, start + BATCH);
    await sql`
      update jobs set latitude = known.latitude, longitude = known.longitude
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as known(city text, location text, latitude float8, longitude float8)
      where jobs.city is not distinct from known.city and jobs.location is not distinct from known.location`.execute(db);
  }
}
