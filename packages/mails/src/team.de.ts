import { formatDate, teamRoleLabels, type TeamRole } from '@stellwerk/domain';
import { action, note, type MailContent } from './content.ts';

/** Data of an invitation. */
export interface InvitationFacts {
  /** Name of the inviting person, or ''. */
  readonly inviter: string;
  readonly company: string;
  readonly role: TeamRole;
  readonly href: string;
  readonly expiresAt: Date;
}

/** An invitation to the team of a company (O48). */
export function invitationMail({ inviter, company, role, href, expiresAt }: InvitationFacts): MailContent {
  const who = inviter === '' ? 'Sie sind eingeladen' : `${inviter} lädt Sie ein`;
  return {
    kind: 'invitation',
    subject: `Einladung ins Team von ${company}`,
    body: [
      `${who}, bei Stellwerk im Team von ${company} mitzuarbeiten, als ${teamRoleLabels[role]}. Über diesen Link nehmen Sie die Einladung an:`,
      action('Einladung ansehen', href),
      `Er gilt bis zum ${formatDate(expiresAt.toISOString())} und nur einmal. Sie brauchen dafür ein Konto mit genau dieser E-Mail-Adresse; auf der Seite können Sie sich anmelden oder eines anlegen.`,
      note('Wenn Sie nichts davon wissen, müssen Sie nichts tun.'),
    ],
  };
}
