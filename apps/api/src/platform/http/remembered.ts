import { berlinDay } from '@stellwerk/domain';
import { LRUCache } from 'lru-cache';
import type { PublicVersion } from '../db/public-data.ts';

const MB = 1024 * 1024;
/** Bytes of all remembered answers. */
const CAPACITY = 32 * MB;
/** Bytes of the largest remembered answer. */
const LARGEST = MB;
/** Milliseconds until an answer is made anew although no data changed: deadlines pass, and days begin. */
const LIFETIME = 60_000;
/** A response as it left the app. */
export interface Remembered {
  /** Names and values by turns, as Node writes them fastest. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly etag: string;
  /** Pattern of the path, for the log. */
  readonly route: string;
  readonly version: number;
  /** Time before its data were read. */
  readonly made: Date;
}

/** Responses by key, the least used ones removed when there are too many. */
export interface Responses {
  /** @returns undefined for an unknown one, and for one that may no longer be true */
  find: (key: string) => Remembered | undefined;
  /** Whether a key had a response, true or no longer. */
  knows: (key: string) => boolean;
  keep: (key: string, response: Remembered) => void;
  bytes: () => number;
}

export function createResponses(version: Pick<PublicVersion, 'current'>, now: () => Date): Responses {
  const kept = new LRUCache<string, Remembered>({
    maxSize: CAPACITY,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1000,
  });
  const isTrue = ({ version: seen, made }: Remembered): boolean => {
    const time = now();
    const age = time.getTime() - made.getTime();
    return seen === version.current() && age >= 0 && age < LIFETIME && berlinDay(made) === berlinDay(time);
  };
  return {
    find: (key) => {
      const found = kept.get(key);
      return found !== undefined && isTrue(found) ? found : undefined;
    },
    knows: (key) => kept.has(key),
    keep: (key, response) => kept.set(key, response),
    bytes: () => kept.calculatedSize,
  };
}
