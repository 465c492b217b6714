import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** Milliseconds between two samples of the processes. */
const LOOK = 500;

interface Process {
  readonly id: number;
  readonly parent: number;
  /** Start time: a reused process id is another process. */
  readonly began: number;
  /** Processor seconds of its own. */
  readonly seconds: number;
}

/** The line of a process below /proc; null when it has ended. */
function readProcess(id: string): Process | null {
  try {
    // The fields after the name in parentheses, which may contain any character.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, began = 0] = [fields[1], fields[11], fields[12], fields[19]];
    return { id: Number(id), parent, began, seconds: (user + system) / TICKS };
  } catch {
    return null;
  }
}

/** All processes of the machine; none where the system does not list them. */
function processes(): readonly Process[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(name) ?? []) : []));
  } catch {
    return [];
  }
}

/**
 * Adds up the processor time of all descendants of this process. Waiting for children would not do: a browser ends its own without waiting
 * for them, and they are most of it. An ended process counts with its last sample.
 * @returns stops sampling and returns the processor seconds; null where the system does not report them
 */
export function watchProcesses(): () => number | null {
  const seen = new Map<string, Process>();
  const look = (): void => {
    const now = processes();
    const own = new Set([process.pid]);
    // A parent can have a higher number than its child, so one pass may find only some.
    for (let before = 0; before < own.size;) {
      before = own.size;
      for (const one of now) if (own.has(one.parent) || seen.has(`${one.id} ${one.began}`)) own.add(one.id);
    }
    for (const one of now) if (own.has(one.id) && one.id !== process.pid) seen.set(`${one.id} ${one.began}`, one);
  };
  const timer = setInterval(look, LOOK);
  return () => {
    clearInterval(timer);
    look();
    return seen.size === 0 ? null : [...seen.values()].reduce((sum, { seconds }) => sum + seconds, 0);
  };
}

/** Milliseconds of processor time that `work` takes on the reference machine when nothing else runs there. */
const REFERENCE_WORK = 24;

/** Work that is always the same. */
function work(): number {
  const { user: before } = process.cpuUsage();
  let value = 1;
  for (let step = 0; step < 1_000_000; step += 1) value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
  if (value < 0) throw new Error('Cannot happen; keeps the loop from being left out.');
  return (process.cpuUsage().user - before) / 1000;
}

/** Milliseconds between two measurements of the machine's speed. */
const PAUSE = 10_000;

/**
 * Samples the speed of the machine while tests run: a slower machine, or one with shared cores, needs more processor seconds for the same
 * work.
 * @returns stops sampling and returns the factor by which it was slower than the reference machine (the median)
 */
export function watchSpeed(): () => number {
  work();
  const looks = [work()];
  const timer = setInterval(() => looks.push(work()), PAUSE);
  return () => {
    clearInterval(timer);
    const sorted = looks.toSorted((a, b) => a - b);
    return (sorted[Math.floor(sorted.length / 2)] ?? REFERENCE_WORK) / REFERENCE_WORK;
  };
}
