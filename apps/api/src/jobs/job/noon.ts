/** Noon of a day, yyyy-mm-dd: the same day in Berlin and in UTC. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
