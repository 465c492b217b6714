import { sql } from 'kysely';
import { startEngine } from '../../apps/api/src/db/engine.ts';
import { maintain } from '../../apps/api/src/db/maintenance.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import type { Log } from '../../apps/api/src/log.ts';

const silent: Log = () => undefined;

const ROLES = [
  'Entwickler',
  'Sachbearbeiter',
  'Pflegefachkraft',
  'Elektroniker',
  'Buchhalter',
  'Projektleiter',
  'Vertriebsingenieur',
  'Mechatroniker',
];
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
const CITIES = [
  'Hamburg',
  'Berlin',
  'Köln',
  'München',
  'Leipzig',
  'Bremen',
  'Stuttgart',
  'Dresden',
  'Nürnberg',
  'Essen',
  'Kiel',
  'Mainz',
  'Erfurt',
];

/** Every eighth title has it. */
export const FREQUENT = 'Entwickler';
/** Three titles have it, whatever the number of jobs. */
export const RARE = 'Orgelbauer';

/** Jobs in one statement at most, so that the embedded database answers in between. */
const STEP = 5000;

/**
 * Makes a data directory with so many open jobs of one company in a hundred, by SQL.
 * @returns an id in the middle
 */
export async function generateJobs(dataDir: string, count: number): Promise<number> {
  const engine = await startEngine({ databaseUrl: undefined, dataDir }, silent, () => undefined);
  try {
    await migrate(engine.db, silent);
    const text = `<p>${'Wir suchen eine Person, die mit uns plant, baut und betreibt. '.repeat(24)}</p>`;
    await sql`insert into companies (name, slug, city, employees) select 'Werke ' || i || ' GmbH', 'werke-' || i, 'Hamburg', '11-50'
      from generate_series(1, ${count / 100}::int) i`.execute(engine.db);
    for (let first = 1; first <= count; first += STEP) {
      await sql`
        insert into jobs (company_id, title, city, employment, working_model, job_description, your_tasks, template, published_at, created_at)
        select 1 + i % ${count / 100}::int,
          case when i % ${Math.floor(count / 3)}::int = 1 then ${RARE} else (${ROLES}::text[])[1 + i % 8] end || ' ' || (${FIELDS}::text[])[1 + i % 11] || ' ' || i,
          (${CITIES}::text[])[1 + i % 13], 'FULL_TIME', 'HYBRID', ${text}::text, ${text}::text, 'template' || (1 + i % 3),
          now() - i * interval '1 second', now() - i * interval '1 second'
        from generate_series(${first}::int, ${Math.min(count, first + STEP - 1)}::int) i`.execute(engine.db);
    }
    await maintain(engine.db);
  } finally {
    await engine.stop();
  }
  return Math.floor(count / 2);
}
