/**
 * Adds or removes a contact person; the order is the rank, so removal renumbers implicitly (JM51).
 */
export function toggleContact(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
}

/** Whether a contact person can move up (-1) or down (1) by one place (JM52). */
export function canMove(chosen: readonly string[], id: string, by: -1 | 1): boolean {
  const from = chosen.indexOf(id);
  return from >= 0 && from + by >= 0 && from + by < chosen.length;
}

/** Swaps a contact person with the neighbour; no effect at the ends (JM52). */
export function moveContact(chosen: readonly string[], id: string, by: -1 | 1): string[] {
  const next = [...chosen];
  if (!canMove(chosen, id, by)) return next;
  const from = chosen.indexOf(id);
  const [moved] = next.splice(from, 1);
  if (moved !== undefined) next.splice(from + by, 0, moved);
  return next;
}
