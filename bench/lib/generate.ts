import { sql } from 'kysely';
import { startEngine, type Db } from '../../apps/api/src/platform/db/engine.ts';
import { maintain } from '../../apps/api/src/platform/db/maintenance.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import type { Log } from '../../apps/api/src/platform/log/log.ts';
import { places } from '../../apps/api/src/platform/places/data.ts';
import { TITLES } from '../../packages/domain/src/search/testing/titles.ts';

const silent: Log = () => undefined;

/** Suffixes of every other title. */
const FIELDS = [
  'Energie',
  'Logistik',
  'Gesundheit',
  'Maschinenbau',
  'Versicherung',
  'Bildung',
  'Handel',
  'Verwaltung',
  'Bahn',
  'Bau',
  'Chemie',
];
/** Every twentieth title ends in a number of its own, as some employers write them. */
const NUMBERED = 20;
/** Number of places of the jobs; a few jobs in a small place, many in a large one. */
const PLACES = 1500;

/** More than one in fifty titles has it. */
export const FREQUENT = 'Entwickler';
/** Three titles have it, whatever the number of jobs. */
export const RARE = 'Harfenbauer';

/** Jobs in one statement at most, so that the embedded database answers in between and no statement takes too long for the server. */
const STEP = 5000;

/** Storage of a measurement's jobs: PostgreSQL, or a folder. */
export interface Target {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

async function insertJobs(db: Db, count: number): Promise<void> {
  const text = `<p>${'Wir suchen eine Person, die mit uns plant, baut und betreibt. '.repeat(24)}</p>`;
  const towns = [...places().values()]
    .toSorted((a, b) => b.population - a.population)
    .slice(0, PLACES)
    .map((place, index) => ({ ...place, number: index + 1 }));
  const companies = Math.ceil(count / 100);
  await sql`insert into companies (name, slug, city, employees) select 'Werke ' || i || ' GmbH', 'werke-' || i, 'Hamburg', 'ELEVEN_TO_FIFTY'
    from generate_series(1, ${companies}::int) i`.execute(db);
  for (let first = 1; first <= count; first += STEP)
    await sql`
      with towns as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(towns)}::jsonb) as town(number int, name text, latitude float8, longitude float8))
      insert into jobs (company_id, title, city, latitude, longitude, employment, working_model, job_description, template, published_at, created_at)
      select 1 + i % ${companies}::int,
        case when i % ${Math.floor(count / 3)}::int = 1 then ${RARE}::text else (${TITLES}::text[])[1 + (hashint4(i) & 1048575) % ${TITLES.length}::int] end
          || case when i % 2 = 0 then ' ' || (${FIELDS}::text[])[1 + i % ${FIELDS.length}::int] else '' end
          || case when i % ${NUMBERED}::int = 0 then ' ' || i else '' end,
        town.name, town.latitude, town.longitude, case i % 4 when 0 then 'Teilzeit' else 'Vollzeit' end,
        case i % 10 when 0 then 'Remote' when 1 then 'Hybrid' else 'Büro' end, ${text}::text, 'template' || (1 + i % 3),
        now() - i * interval '1 second', now() - i * interval '1 second'
      from generate_series(${first}::int, ${Math.min(count, first + STEP - 1)}::int) i
      join towns town on town.number = 1 + floor(${PLACES}::int * power((hashint4(i + 1) & 1048575) / 1048576.0, 3))`.execute(db);
}

/** This many jobs are written like users' jobs; more are copies of these, because indexing the words of a title costs the most. */
const WRITTEN = 100_000;

async function copyJobs(db: Db, copies: number): Promise<void> {
  const columns = sql.raw(
    'company_id, title, city, latitude, longitude, employment, working_model, job_description, template, search_text, tokens',
  );
  await sql`alter table jobs disable trigger job_before_write`.execute(db);
  for (let copy = 1; copy <= copies; copy += 1)
    for (let first = 1; first <= WRITTEN; first += STEP)
      await sql`insert into jobs (${columns}, published_at, created_at)
        select ${columns}, published_at - ${copy}::int * interval '2 days', created_at - ${copy}::int * interval '2 days'
        from jobs where id between ${first} and ${first + STEP - 1}`.execute(db);
  await sql`alter table jobs enable trigger job_before_write`.execute(db);
}

/**
 * Creates a number of open jobs, a hundred for each company, by SQL: with the titles of the tests of the search, more of them in large
 * places.
 * @returns an id in the middle
 */
export async function generateJobs(target: Target, count: number): Promise<number> {
  const engine = await startEngine(target, silent, () => undefined);
  try {
    await migrate(engine.db, silent);
    await insertJobs(engine.db, Math.min(count, WRITTEN));
    await copyJobs(engine.db, Math.floor(count / WRITTEN) - 1);
    await maintain(engine.db);
  } finally {
    await engine.stop();
  }
  return Math.floor(count / 2);
}
