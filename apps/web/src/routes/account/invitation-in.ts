/** Secret of the invitation to which a login or registration returns; null for every other page (O48). */
export const invitationIn = (redirect: string | undefined): string | null => /^\/invitations\/([\w-]+)$/.exec(redirect ?? '')?.[1] ?? null;
