import { sql, type Kysely } from 'kysely';

/**
 * Payouts outlive their application and account (O83): the references are removed, the data of the record stay.
 * Rows are never deleted and nothing else about them changes (decisions, rule 8).
 */
const statements = [
  `alter table payouts add column job_title text, add column referral_code text`,
  `update payouts set job_title = j.title, referral_code = r.code
    from applications a join jobs j on j.id = a.job_id, referrals r
    where a.id = payouts.application_id and r.id = payouts.referral_id`,
  `alter table payouts
    alter column job_title set not null,
    alter column referral_code set not null,
    alter column application_id drop not null,
    alter column referral_id drop not null,
    drop constraint payouts_application_id_fkey,
    drop constraint payouts_referral_id_fkey,
    add constraint payouts_application_id_fkey foreign key (application_id) references applications on delete set null,
    add constraint payouts_referral_id_fkey foreign key (referral_id) references referrals on delete set null`,
  `create index payouts_referral on payouts (referral_id)`,
  `alter table payout_events
    add column reason text,
    drop constraint payout_events_payout_id_fkey,
    add constraint payout_events_payout_id_fkey foreign key (payout_id) references payouts`,
  `create function payouts_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if (to_jsonb(new) - '{application_id,referral_id,by_user_id}'::text[]) = (to_jsonb(old) - '{application_id,referral_id,by_user_id}'::text[])
          and (to_jsonb(old) @> jsonb_strip_nulls(to_jsonb(new))) then
          return new;
        end if;
      end if;
      raise exception 'Payouts are an append-only record.';
    end $$`,
  `create trigger payouts_append_only before update or delete on payouts for each row execute function payouts_append_only()`,
  `create trigger payout_events_append_only before update or delete on payout_events for each row execute function payouts_append_only()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
