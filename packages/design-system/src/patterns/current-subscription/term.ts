const DAY = 86_400_000;

/** Length of a term in whole days and the elapsed share, 0 to 1; null without both ends. */
export function termOf(startDate: string | null, endDate: string | null, now: Date): { days: number; share: number } | null {
  if (startDate === null || endDate === null) return null;
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
  if (!(end > start)) return null;
  return { days: Math.round((end - start) / DAY), share: Math.min(1, Math.max(0, (now.getTime() - start) / (end - start))) };
}
