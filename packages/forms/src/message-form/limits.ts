/** Longest texts of a message, in characters (O23). */
export const MESSAGE_LIMITS = { subject: 200, content: 5000 } as const;
