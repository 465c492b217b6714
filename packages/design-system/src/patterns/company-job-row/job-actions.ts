/** Menu entries that a row can offer, in order. */
export const JOB_ACTIONS = ['copy-link', 'copy-embed', 'duplicate', 'design', 'toggle', 'delete'] as const;
/** One entry of the menu. */
export type JobAction = (typeof JOB_ACTIONS)[number];
