/** The secret of the invitation that a login or registration leads back to; null for every other page (O48). */
export const invitationIn = (redirect: string | undefined): string | null => /^\/invitations\/([\w-]+)$/.exec(redirect ?? '')?.[1] ?? null;
