import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** Processor seconds of all ended children of this process and theirs; null where the system does not say. */
export function childSeconds(): number | null {
  try {
    // Behind the name in brackets; it may contain anything.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [user, system] = [Number(fields[13]), Number(fields[14])];
    return (user + system) / TICKS;
  } catch {
    return null;
  }
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

/** How often the speed of the machine is looked at, in milliseconds. */
const PAUSE = 10_000;

/**
 * Watches how fast the machine computes while something else runs: a slower machine, and one that shares its cores, needs more
 * processor seconds for the same work.
 * @returns ends it and says how many times slower than the reference machine it was (the middle of all looks)
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
