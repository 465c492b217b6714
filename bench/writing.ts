import * as z from 'zod/mini';
import { formBody, PDF } from '../apps/api/src/testing/applications.ts';
import { measureBeside, printBeside, type Beside } from './lib/beside.ts';
import type { Product } from './lib/product.ts';

const jobPage = z.object({ jobs: z.array(z.object({ id: z.number() })) });

let people = 0;

/**
 * Applies with a CV, one applicant after the other.
 * @returns stops it
 */
function startApplying({ url }: Product, jobId: number): () => Promise<void> {
  let goes = true;
  const apply = async (): Promise<void> => {
    people += 1;
    const body = formBody(jobId, [{ field: 'resume', name: 'Lebenslauf.pdf', content: PDF }], { email: `person-${people}@post.example` });
    const response = await fetch(`${url}/api/public/applications/create`, { method: 'POST', body });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    if (goes) await apply();
  };
  const ended = apply();
  // Thrown when the writer is stopped.
  ended.catch(() => undefined);
  return async () => {
    goes = false;
    await ended;
  };
}

/** One reader alone, and while applications with a file are written. */
export async function measureWriting(product: Product): Promise<readonly Beside[]> {
  const { jobs } = z.parse(jobPage, await (await fetch(`${product.url}/api/jobs`)).json());
  const id = jobs[0]?.id ?? 0;
  const results: Beside[] = [];
  for (const [name, path] of [
    ['GET /api/jobs', '/api/jobs'],
    ['page /jobs', '/jobs'],
    ['page /jobs/{id}', `/jobs/${id}`],
  ] as const)
    results.push(await measureBeside(name, product.url + path, () => Promise.resolve(startApplying(product, id))));
  printBeside('One reader, alone and while applications with a file are written', results);
  console.log(`${people} applications arrived.`);
  return results;
}
