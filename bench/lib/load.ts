import { Agent, request } from 'node:http';

export interface Latency {
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** Requests a second. */
  readonly rate: number;
  readonly requests: number;
}

export interface Load {
  readonly concurrency: number;
  /** The maximum, in milliseconds. */
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Reads one response to its end.
 * @returns its bytes as transferred
 * @throws for every status but 200
 */
export function get(agent: Agent, url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => (response.statusCode === 200 ? resolve(length) : reject(new Error(`${response.statusCode} ${url}`))));
    });
    sent.on('error', reject);
    sent.end();
  });
}

export interface Samples {
  readonly times: readonly number[];
  /** Total seconds. */
  readonly seconds: number;
}

/** Requests URLs in turn over kept-alive connections, a number of them at once. */
export async function run(urls: readonly string[], { concurrency, seconds, headers }: Load): Promise<Samples> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let next = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const url = urls[next % urls.length] ?? '';
      next += 1;
      const before = performance.now();
      await get(agent, url, headers);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  agent.destroy();
  return { times, seconds: (performance.now() - started) / 1000 };
}

/** Summary of several runs. */
export function summarise(runs: readonly Samples[]): Latency {
  const times = runs.flatMap((each) => each.times).toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const seconds = runs.reduce((total, each) => total + each.seconds, 0);
  return { p50: at(0.5), p95: at(0.95), rate: times.length / seconds, requests: times.length };
}
