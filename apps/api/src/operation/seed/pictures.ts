import fs from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoData } from '@stellwerk/domain/fixtures';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Files } from '../../platform/files/files.ts';
import { publicFile, type PublicFile } from '../../platform/media/public-files.ts';
import { insertPublicFile } from '../../platform/media/store.ts';
import { storeCopy } from './store-copy.ts';

const web = fileURLToPath(new URL('../../../../web', import.meta.url));
const SOURCES = [join(web, 'dist/client'), join(web, 'public')];

/** Stores a file of the web app. @returns its stored name, or the given path for an unknown file */
async function store(trx: Transaction<Database>, files: Files, path: string | null, folder: PublicFile['folder']): Promise<string | null> {
  if (path === null || !path.startsWith('/')) return path;
  const source = SOURCES.map((root) => join(root, path)).find((file) => fs.existsSync(file));
  const file = publicFile(folder, basename(path));
  if (source === undefined || file === null) return path;
  await insertPublicFile(trx, file, await storeCopy(files, source, file.storageKey, file.contentType));
  return file.filename;
}

/** The demo data with its pictures and videos as media files, so that they have the documented URLs (000 §3.7). */
export async function storePictures(trx: Transaction<Database>, data: DemoData, files: Files): Promise<DemoData> {
  const names = new Map<string, Promise<string | null>>();
  const nameOf = (path: string | null, folder: PublicFile['folder']): Promise<string | null> => {
    const key = `${folder} ${path}`;
    const name = names.get(key) ?? store(trx, files, path, folder);
    names.set(key, name);
    return name;
  };
  const companies = [];
  for (const company of data.companies) companies.push({ ...company, logo: await nameOf(company.logo, 'logos') });
  const users = [];
  for (const user of data.users) users.push({ ...user, avatar: await nameOf(user.avatar, 'avatars') });
  const members = [];
  for (const member of data.members) members.push({ ...member, avatar: await nameOf(member.avatar, 'avatars') });
  const focusPages = [];
  for (const page of data.focusPages) focusPages.push({ ...page, coverImage: await nameOf(page.coverImage, 'images') });
  const jobs = [];
  for (const job of data.jobs) {
    const videoFile = await nameOf(job.videoFile, 'job-videos');
    jobs.push({ ...job, videoFile, captionsFile: await nameOf(job.captionsFile, 'job-videos') });
  }
  return { ...data, companies, users, members, focusPages, jobs };
}
