import { sql, type Kysely } from 'kysely';

/** Adds codes to the current check constraint of the audit. For migrations. */
export async function addAuditCodes(db: Kysely<unknown>, column: 'action' | 'subject_type', codes: readonly string[]): Promise<void> {
  const name = `audit_${column}_code`;
  const { rows } = await sql<{ source: string }>`
    select pg_get_constraintdef(oid) as source from pg_constraint where conname = ${name}`.execute(db);
  const known = [...(rows[0]?.source ?? '').matchAll(/'([a-z-]+)'/g)].map(([, code = '']) => code);
  const all = sql.raw([...new Set([...known, ...codes])].map((code) => `'${code}'`).join(', '));
  await sql`alter table audit drop constraint ${sql.id(name)}`.execute(db);
  await sql`alter table audit add constraint ${sql.id(name)} check (${sql.id(column)} in (${all}))`.execute(db);
}
