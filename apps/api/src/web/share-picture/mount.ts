import { etagOf, hasTag } from '../../platform/http/hashes.ts';
import { jobPicturePath, jobMessages } from '@stellwerk/domain';
import { parseId } from '@stellwerk/domain/endpoints';
import type { Hono } from 'hono';
import type { Context } from '../../platform/context/context.ts';
import type { AppEnv } from '../../platform/http/middleware.ts';
import { findJob, type FullJob } from '../../jobs/job/store.ts';
import { drawPicture, type PictureTexts } from './draw.ts';

/** Changed with the design, so that no cached picture of an old design is used. */
const LOOK = '1';
/** Number of cached pictures; each has about 25 kB. */
const KEPT = 100;

function textsOf({ job, company }: FullJob): PictureTexts {
  const facts = [job.location ?? job.city, job.employment, job.working_model].filter((fact) => fact !== null && fact !== '');
  return { title: job.title, company: company.name, facts: facts.join(' · ') };
}

/** Renders each picture once and caches the last ones; concurrent requests wait for the same rendering. */
function keptPictures(): (tag: string, texts: PictureTexts) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (tag, texts) => {
    const picture = kept.get(tag) ?? drawPicture(texts);
    kept.delete(tag);
    kept.set(tag, picture);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    picture.catch(() => kept.delete(tag));
    return picture;
  };
}

/** The picture of a job for link previews, generated from its title, company and place (Open Graph). */
export function mountSharePicture(app: Hono<AppEnv>, { db }: Pick<Context, 'db'>): void {
  const pictureOf = keptPictures();
  app.get(jobPicturePath(':id'), async (c) => {
    const id = parseId(c.req.param('id'));
    const found = id === null ? null : await findJob(db, id, 'public');
    if (found === null) return c.text(jobMessages.notFound, 404);
    const texts = textsOf(found);
    const tag = etagOf(JSON.stringify([LOOK, texts]));
    const headers = { etag: tag, 'cache-control': 'public, max-age=3600' };
    if (hasTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);
    const bytes = new Uint8Array(await pictureOf(tag, texts));
    return c.body(bytes, 200, { ...headers, 'content-type': 'image/png' });
  });
}
