import { sql } from 'kysely';
import { startEngine, type Db } from '../../apps/api/src/platform/db/engine.ts';
import { maintain } from '../../apps/api/src/platform/db/maintenance.ts';
import type { Log } from '../../apps/api/src/platform/log/log.ts';
import { startProduct } from './product.ts';

const silent: Log = () => undefined;
const TITLES = ['Entwickler', 'Sachbearbeiter', 'Pflegefachkraft', 'Elektroniker', 'Buchhalter', 'Projektleiter', 'Mechatroniker'];
const CITIES = ['Hamburg', 'Berlin', 'Köln', 'Leipzig', 'Bremen'];
const LARGE = 5000;
const SMALL = 50;

/** Characters of the long description, with its markup. */
export const LONG_TEXT = 20_000;

/** Jobs created for the editor. */
export interface Filled {
  readonly longJob: number;
  readonly emptyJob: number;
}

/** Paragraphs and lists, together of the maximum length of a description. */
function longText(): string {
  const part = `<p>${'Wir suchen eine Person, die mit uns plant, baut und betreibt. '.repeat(6)}</p><ul>${'<li><p>Messen und rechnen</p></li>'.repeat(6)}</ul>`;
  const parts = part.repeat(Math.floor((LONG_TEXT - 100) / part.length));
  return `${parts}<p>${'x '.repeat(Math.floor((LONG_TEXT - parts.length - 7) / 2))}</p>`;
}

/** Every tenth is inactive. */
async function addJobs(db: Db, companyId: number, wanted: number): Promise<void> {
  await sql`
    insert into jobs (company_id, title, city, employment, working_model, job_description, your_tasks, your_profile, template, is_active, created_at)
    select ${companyId}::int, (${TITLES}::text[])[1 + i % 7] || ' ' || i, (${CITIES}::text[])[1 + i % 5], 'Vollzeit', 'Hybrid',
      '<p>Wir suchen.</p>', '<p>Messen.</p>', '<p>Sorgfalt.</p>', 'template2', i % 10 <> 0, now() - i * interval '1 minute'
    from generate_series(1, ${wanted}::int - (select count(*)::int from jobs where company_id = ${companyId} and deleted_at is null)) i`.execute(
    db,
  );
}

async function addJob(db: Db, description: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (company_id, title, city, employment, working_model, job_description, your_tasks, your_profile, template)
    values (1, 'Editor', 'Bremen', 'Vollzeit', 'Büro', ${description}, '<p>Messen.</p>', '<p>Sorgfalt.</p>', 'template2') returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** Creates a data directory of the demo whose first company has 5,000 jobs and whose second has 50. */
export async function fillCompanies(webDir: string, dataDir: string): Promise<Filled> {
  await (await startProduct(webDir, { DATA_DIR: dataDir, SEED: 'demo' })).stop();
  const engine = await startEngine({ databaseUrl: undefined, dataDir }, silent, () => undefined);
  try {
    const filled = { longJob: await addJob(engine.db, longText()), emptyJob: await addJob(engine.db, '') };
    await addJobs(engine.db, 1, LARGE);
    await addJobs(engine.db, 2, SMALL);
    await maintain(engine.db);
    return filled;
  } finally {
    await engine.stop();
  }
}
