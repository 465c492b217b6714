import { sql, type Kysely } from 'kysely';

/**
 * The words of each job, folded like the query by `fold` of @stellwerk/domain/search, and the list of all words: linguistic
 * knowledge (forms, compounds, synonyms, mistakes) is applied to that list at query time, so improving it needs no new
 * index (decision 0062).
 */
const statements = [
  `create function search_fold(written text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(replace(lower(written collate "und-x-icu"), 'ß', 'ss'), NFKD), '[\\u0300-\\u036f]', '', 'g'),
      'c++', 'cplusplus'), 'c#', 'csharp'), '.net', 'dotnet'), 'ae', 'a'), 'oe', 'o'), '(?<![aeq])ue', 'u', 'g')
  $$`,
  `create function search_tokens_of(written text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct word), '{}')
    from regexp_split_to_table(search_fold(written) || ' ' || search_fold(replace(written, '-', '')), '[^a-z0-9]+') word where word <> ''
  $$`,
  // Without a unique index concurrent writers never wait for each other; duplicate words are harmless.
  `create table search_tokens (word text not null)`,
  `create index search_tokens_word on search_tokens (word)`,
  `create index search_tokens_parts on search_tokens using gin (word gin_trgm_ops)`,
  `alter table jobs add column tokens tsvector not null default ''`,
  `create or replace function job_before_write() returns trigger language plpgsql as $$
    declare
      company text := (select name from companies where id = new.company_id);
      written text[];
    begin
      new.search_text := lower((new.title || chr(10) || company) collate "und-x-icu");
      if tg_op = 'INSERT' or new.tokens = '' or new.search_text <> old.search_text
        or (new.city, new.location, new.employment, new.working_model) is distinct from (old.city, old.location, old.employment, old.working_model)
      then
        written := search_tokens_of(new.title) || array(
          select '@' || word from unnest(search_tokens_of(concat_ws(' ', company, new.city, new.location, new.employment, new.working_model))) word);
        new.tokens := array_to_tsvector(written);
        insert into search_tokens (word)
          select new_word from unnest(written) new_word where not exists (select from search_tokens known where known.word = new_word);
      end if;
      if new.is_active then
        new.published_at := coalesce(new.published_at, now());
      end if;
      return new;
    end $$`,
  // The trigger fills the column of old rows.
  `update jobs set company_id = company_id`,
  `create index jobs_tokens on jobs using gin (tokens)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
