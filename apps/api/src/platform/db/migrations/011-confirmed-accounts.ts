import { sql, type Kysely } from 'kysely';

/**
 * An account with an unconfirmed email address has no rights (docs/decisions/0035): no membership is created for it, and one of an older
 * version has no effect until the address is confirmed. Memberships are read from the view.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view confirmed_memberships as
      select m.* from memberships m join users u on u.id = m.user_id where u.email_verified_at is not null`.execute(db);
  await sql`
    create function refuse_unconfirmed() returns trigger language plpgsql as $$
      begin
        if not exists (select from users where id = new.user_id and email_verified_at is not null) then
          raise exception 'account % is not confirmed: it cannot become a member', new.user_id using errcode = 'check_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger memberships_confirmed before insert or update of user_id on memberships
      for each row execute function refuse_unconfirmed()`.execute(db);
}
