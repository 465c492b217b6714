import type { MemberState } from './codes';

/** States of a team member (W26). */
export const memberStateLabels = {
  account: 'Aktives Konto',
  pending: 'Einladung ausstehend',
  manual: 'Manuell angelegt',
} as const satisfies Record<MemberState, string>;
