/** Roles of an account; team roles belong to a membership (O01). Never shown as codes (A43). */
export const ACCOUNT_ROLES = ['CANDIDATE', 'REFERRER', 'COMPANY', 'PLATFORM_ADMIN'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** Account types offered at registration. */
export const ACCOUNT_TYPES = ['CANDIDATE', 'REFERRER', 'COMPANY'] as const satisfies readonly AccountRole[];
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Password length in characters; no composition rules (decisions, rule 9). */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
