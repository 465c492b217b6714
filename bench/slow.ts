import { measureBeside, printBeside, type Beside } from './lib/beside.ts';
import { startSlowClients, type Product } from './lib/product.ts';

const CLIENTS = 1000;

/** A normal request beside a thousand slow clients, and without them. */
export async function measureSlow(product: Product): Promise<readonly Beside[]> {
  const results: Beside[] = [];
  for (const [name, path] of [
    ['GET /api/jobs', '/api/jobs'],
    ['page /jobs', '/jobs'],
  ] as const)
    results.push(await measureBeside(name, product.url + path, () => startSlowClients(product.url, CLIENTS)));
  printBeside(`One request at a time, alone and beside ${CLIENTS} slow clients`, results);
  return results;
}
