import { JOB_TEMPLATES, readJob, type JobTemplate } from '@stellwerk/domain';
import * as z from 'zod/mini';
import type { Product } from './product.ts';

const jobPage = z.object({ jobs: z.array(z.object({ id: z.number() })) });

const json = async (url: string): Promise<unknown> => (await fetch(url)).json();

/** One demo job for each design, by its id. @throws when a design has none */
export async function jobsByDesign(product: Product): Promise<ReadonlyMap<JobTemplate, number>> {
  const { jobs } = z.parse(jobPage, await json(`${product.url}/api/jobs?limit=50`));
  const found = new Map<JobTemplate, number>();
  for (const { id } of jobs) {
    const { template } = readJob(await json(`${product.url}/api/public/jobs/${id}`));
    if (!found.has(template)) found.set(template, id);
  }
  return new Map(
    JOB_TEMPLATES.map((design) => {
      const id = found.get(design);
      if (id === undefined) throw new Error(`No demo job has the design ${design}.`);
      return [design, id];
    }),
  );
}
