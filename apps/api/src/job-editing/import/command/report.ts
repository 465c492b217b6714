import { JOB_DETAIL_NAMES, jobDetailLabels } from '@stellwerk/domain';
import { SECTIONS } from '../sections/heading-words.ts';
import { factNames, sectionNames } from '../parse/messages.de.ts';
import type { ImportedJob } from '../parse/imported-job.ts';

/** Number of jobs by outcome. */
export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** A rejected job. */
export interface RejectedEntry {
  /** Its line in the file. */
  readonly place: string;
  readonly title: string;
  readonly reason: string;
}

/** An imported job that lacks a part of its source. */
export interface NotedEntry {
  readonly place: string;
  readonly title: string;
  readonly notes: readonly string[];
}

/** Counts the jobs that fill each section or fact. */
export class FillCounter {
  readonly #counts = new Map<string, number>();
  #total = 0;

  /** Number of jobs seen. */
  get total(): number {
    return this.#total;
  }

  add(job: ImportedJob): void {
    this.#total += 1;
    const said = (name: string, filled: boolean): void => void this.#counts.set(name, (this.#counts.get(name) ?? 0) + (filled ? 1 : 0));
    for (const section of SECTIONS) said(sectionNames[section], job.sections[section] !== '');
    said(factNames.employment, job.employment !== '');
    said(factNames.workingModel, job.workingModel !== '');
    said(factNames.city, job.city !== '');
    said(factNames.payRange, job.payRange !== null);
    said(factNames.closesAt, job.closesOn !== '');
    for (const name of JOB_DETAIL_NAMES) said(jobDetailLabels[name], Boolean(job.details[name]));
  }

  /** The table: name, number and share of each. */
  table(): string {
    const names = [...Object.values(sectionNames), ...Object.values(factNames), ...Object.values(jobDetailLabels)];
    const width = Math.max(...names.map((name) => name.length));
    const row = (name: string, count: string, share: string): string => `${name.padEnd(width)}  ${count.padStart(8)}  ${share.padStart(7)}`;
    const rows = names.map((name) => {
      const count = this.#counts.get(name) ?? 0;
      return row(name, String(count), this.#total === 0 ? '–' : `${Math.round((count / this.#total) * 100)} %`);
    });
    return [row('Abschnitt', 'gefüllt', 'Anteil'), '-'.repeat(width + 19), ...rows].join('\n');
  }
}

/** Line of a rejected job. */
export function rejectedLine({ place, title, reason }: RejectedEntry): string {
  return `${place}${title === '' ? '' : ` (${title})`}: ${reason}`;
}

/** Line of a job that lacks a part of its source. */
export const notedLine = ({ place, title, notes }: NotedEntry): string => `${place} (${title}): ${notes.join(' ')}`;

/** Last line of a report. */
export function summary({ created, updated, unchanged }: ImportCounts, refused: number): string {
  return `${created} neu, ${updated} geändert, ${unchanged} unverändert, ${refused} abgelehnt.`;
}

const BAR = 24;

/** A progress bar in one line of a terminal. */
export function progressBar(done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * BAR);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${String(Math.round(share * 100)).padStart(3)} %  ${done} von ${total}`;
}
