import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { errorFields, type Log } from '../../log/log.ts';
import { scanWithClamd, type Verdict } from './clamd.ts';

/** Result of a scan; 'unscanned': the scanner could not be reached, or could not read the file. */
export type ScanResult = 'clean' | 'infected' | 'unscanned';

/** Scans a file of the disk. It never fails: a file that could not be scanned is 'unscanned'. */
export type Scan = (path: string) => Promise<ScanResult>;

/** Counts the scans, and logs why a file could not be scanned. */
export interface ScanReport {
  readonly log: Log;
  readonly scanned: (result: ScanResult) => void;
}

/** Without a scanner every file passes. */
export const scanNothing: Scan = () => Promise.resolve('clean');

/** Scans a stream with a reported result. @throws when the scanner cannot be reached */
export async function scanStream(url: string, content: Readable, { log, scanned }: ScanReport): Promise<ScanResult> {
  let verdict: Verdict | null = null;
  try {
    verdict = await scanWithClamd(url, content);
    if (verdict === 'unscannable') log('error', 'file-not-scannable');
    return verdict === 'unscannable' ? 'unscanned' : verdict;
  } finally {
    scanned(verdict === null || verdict === 'unscannable' ? 'unscanned' : verdict);
  }
}

/** The scan of received files. @param url of clamd; undefined for none */
export function openScan(url: string | undefined, report: ScanReport): Scan {
  if (url === undefined) return scanNothing;
  return async (path) => {
    try {
      return await scanStream(url, createReadStream(path), report);
    } catch (error) {
      report.log('error', 'scanner-unreachable', errorFields(error));
      return 'unscanned';
    }
  };
}
