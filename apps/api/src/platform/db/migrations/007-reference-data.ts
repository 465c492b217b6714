import { sql, type Kysely } from 'kysely';

/** Industries and plans, which every installation needs (A53, O39, O85), and a plan for companies that have none yet. */
const statements = [
  `insert into industries (name)
    select name from unnest(array[
      'IT und Software', 'Gesundheitswesen', 'Finanzen und Versicherungen', 'Industrie und Produktion', 'Handel und Vertrieb',
      'Bahntechnik und Verkehr', 'Energie und Umwelt', 'Handwerk und Bau', 'Bildung und Soziales', 'Logistik und Transport',
      'Recht und Steuern', 'Medien und Kommunikation', 'Öffentlicher Dienst', 'Gastgewerbe und Tourismus'
    ]) with ordinality as known (name, place)
    where not exists (select from industries i where i.name = known.name) order by place`,
  `insert into plans (name, plan_type, price, description, max_jobs_parallel)
    select name, plan_type, price, description, max_jobs from (values
      (1, 'Basis', 'BASIS', 0, 'Für die erste Stellenanzeige.', 1),
      (2, 'Standard', 'STANDARD', 49, 'Für Unternehmen, die regelmäßig einstellen.', 10),
      (3, 'Premium', 'PREMIUM', 99, 'Für Teams mit vielen offenen Stellen.', 0),
      (4, 'Enterprise', 'ENTERPRISE', null, 'Für Unternehmensgruppen mit eigenen Anforderungen.', 0)
    ) as known (place, name, plan_type, price, description, max_jobs)
    where not exists (select from plans p where p.plan_type = known.plan_type) order by place`,
  `insert into subscriptions (company_id, plan_id, start_date, end_date)
    select c.id, p.id, now(), now() + interval '30 days' from companies c join plans p on p.plan_type = 'STANDARD'
    where not exists (select from subscriptions s where s.company_id = c.id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
