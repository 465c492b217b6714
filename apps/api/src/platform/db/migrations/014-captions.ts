import { sql, type Kysely } from 'kysely';

/** Captions of a job's own video; they are deleted with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column video_captions text`.execute(db);
  await sql`
    alter table jobs add constraint jobs_captions_of_a_video check (video_captions is null or video is not null)`.execute(db);
}
