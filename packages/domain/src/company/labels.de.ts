import type { CompanySize, TeamRole } from './codes';

const sizeLabels = {
  ONE_TO_TEN: '1-10',
  ELEVEN_TO_FIFTY: '11-50',
  FIFTY_ONE_TO_TWO_HUNDRED: '51-200',
  TWO_HUNDRED_ONE_TO_FIVE_HUNDRED: '201-500',
  FIVE_HUNDRED_ONE_TO_ONE_THOUSAND: '501-1.000',
  ONE_THOUSAND_ONE_TO_FIVE_THOUSAND: '1.001-5.000',
  FIVE_THOUSAND_ONE_PLUS: 'Mehr als 5.000',
} as const satisfies Record<CompanySize, string>;

const foreignSizeLabels: Readonly<Record<string, string>> = {
  ...sizeLabels,
  FIVE_HUNDRED_ONE_TO_THOUSAND: '501-1.000',
  OVER_THOUSAND: 'Mehr als 1.000',
};

/** Range label of a company size; an unknown value is shown unchanged (EN17 to EN25). */
export function companySizeLabel(code: string): string {
  return Object.hasOwn(foreignSizeLabels, code) ? (foreignSizeLabels[code] ?? code) : code;
}

export const teamRoleLabels = {
  MEMBER: 'Mitglied',
  RECRUITER: 'Recruiter',
  ADMIN: 'Administrator',
  OWNER: 'Inhaber',
} as const satisfies Record<TeamRole, string>;

/** Permissions of each role, in one line; each includes the previous ones (O50). */
export const teamRoleTexts = {
  MEMBER: 'Liest und bewertet Bewerbungen und schreibt Nachrichten.',
  RECRUITER: 'Bearbeitet dazu Stellenanzeigen und Fokusseiten und weist Bewerbungen zu.',
  ADMIN: 'Verwaltet dazu Team, Unternehmensdaten und Abonnement.',
  OWNER: 'Kann alles, auch das Unternehmen deaktivieren und übergeben.',
} as const satisfies Record<TeamRole, string>;
