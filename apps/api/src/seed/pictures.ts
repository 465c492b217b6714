import fs from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaFolder } from '@stellwerk/domain';
import type { DemoData } from '@stellwerk/domain/fixtures';
import { publicFile } from '../media/public-files.ts';

const web = fileURLToPath(new URL('../../../web', import.meta.url));
const SOURCES = [join(web, 'dist/client'), join(web, 'public')];

/** Copies a picture of the web app into the store of media. @returns the file's name there, or the given path when there is no such file */
function adopt(path: string | null, folder: MediaFolder, dataDir: string): string | null {
  if (path === null || !path.startsWith('/')) return path;
  const source = SOURCES.map((root) => join(root, path)).find((file) => fs.existsSync(file));
  const target = publicFile(dataDir, folder, basename(path));
  if (source === undefined || target === null) return path;
  fs.mkdirSync(join(target, '..'), { recursive: true });
  fs.copyFileSync(source, target);
  return basename(path);
}

/** The demo data with its pictures as media files, so that they have the documented addresses (000 §3.7). */
export function copyPictures(data: DemoData, dataDir: string): DemoData {
  return {
    ...data,
    companies: data.companies.map((company) => ({ ...company, logo: adopt(company.logo, 'logos', dataDir) })),
    users: data.users.map((user) => ({ ...user, avatar: adopt(user.avatar, 'avatars', dataDir) })),
    members: data.members.map((member) => ({ ...member, avatar: adopt(member.avatar, 'avatars', dataDir) })),
    focusPages: data.focusPages.map((page) => ({ ...page, coverImage: adopt(page.coverImage, 'images', dataDir) })),
  };
}
