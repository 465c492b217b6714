import { parseArgs } from 'node:util';

/** One of several equal parts of a run: the second of four is `{ index: 2, count: 4 }`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface TestOptions {
  /** `test` is `npm test`; `full` is everything; `rest` is everything but the tests of `npm test`. */
  readonly selection: 'test' | 'full' | 'rest';
  /** Runs stories and end-to-end tests. */
  readonly browser: boolean;
  readonly shard: Shard | undefined;
  /** Fails when the run took more processor time than it may. */
  readonly budget: boolean;
  /** Records the times of this run as the reference for later runs. */
  readonly writeReference: boolean;
}

function parseShard(text: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new Error(`--shard=${text}: erwartet wird zum Beispiel --shard=2/4.`);
  return { index, count };
}

/**
 * Parses the arguments behind `npm test --`.
 * @throws a German message for unknown arguments
 */
export function parseTestOptions(args: readonly string[]): TestOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      full: { type: 'boolean', default: false },
      rest: { type: 'boolean', default: false },
      'no-browser': { type: 'boolean', default: false },
      shard: { type: 'string' },
      budget: { type: 'boolean', default: false },
      'write-reference': { type: 'boolean', default: false },
    },
  });
  const selection = values.rest ? 'rest' : values.full ? 'full' : 'test';
  if (values.shard !== undefined && selection === 'test') throw new Error('--shard gehört zu npm run test:full.');
  return {
    selection,
    browser: !values['no-browser'],
    shard: values.shard === undefined ? undefined : parseShard(values.shard),
    budget: values.budget,
    writeReference: values['write-reference'],
  };
}
