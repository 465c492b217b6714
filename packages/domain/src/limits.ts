/** Longest texts that people and companies send, in characters (O23). */
export const TEXT_LIMITS = { name: 100, email: 254, message: 5000, url: 500 } as const;
