import { join } from 'node:path';
import { companyStatusLabels } from '@stellwerk/domain';
import { companyApplications } from '@stellwerk/domain/calls';
import { build } from 'vite';
import { production } from '../../scripts/lib/bundle.ts';
import { readAs, type Login } from '../../e2e/support/session.ts';
import { root } from './build.ts';
import { serveFolder, type Site } from './static.ts';

/** Builds the page that renders applications with another library's own grid. */
export async function buildPeerList(folder: string): Promise<void> {
  await build({
    ...production(join(root, 'bench/peers/src/mui-applications')),
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', rolldownOptions: { onwarn: () => {} } },
  });
}

/** All applications of a company as the other library's rows. */
async function rowsOf(login: Login, companyId: number): Promise<string> {
  const { applications } = companyApplications.read(await readAs(login, `/api/private/applications/by-company/${companyId}`));
  return JSON.stringify(
    applications.map(({ id, name, location, repeated, email, phone, job, createdAt, status, documents }) => ({
      id,
      name,
      place: [location, repeated ? 'Weitere Bewerbung dieser Person' : ''].filter(Boolean).join(' · '),
      email,
      phone,
      job: job.title,
      workplace: [job.city, job.workingModel].filter(Boolean).join(', '),
      createdAt,
      status: companyStatusLabels[status],
      documents: documents.map((document) => document.name),
    })),
  );
}

/** Serves that page with the applications of a company. */
export async function servePeerList(folder: string, login: Login, companyId: number): Promise<Site> {
  return serveFolder(folder, { '/rows.json': await rowsOf(login, companyId) });
}
