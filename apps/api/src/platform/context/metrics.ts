import type { ScanResult } from '../files/scan/scanner.ts';

/** One finished request. */
export interface FinishedRequest {
  readonly method: string;
  /** Pattern of its path. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Figures of this server for Prometheus. Labels are patterns of paths, methods and statuses, never data of people. */
export interface Metrics {
  finished: (request: FinishedRequest) => void;
  /** Counts a shared response from memory, or made by the app. @param bytes of all remembered ones */
  remembered: (result: 'hit' | 'miss', bytes: number) => void;
  /** Says how late a background task began. @param seconds after its due time */
  startedTask: (task: string, seconds: number) => void;
  /** Counts a scan of a file for malware. */
  scanned: (result: ScanResult) => void;
  /** All figures as text for Prometheus. */
  text: () => Promise<string>;
  readonly contentType: string;
}
