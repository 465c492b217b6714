import { formatDate, teamRoleLabels, type TeamRole } from '@stellwerk/domain';
import type { Mail } from '../mail/outbox.ts';

/** What an invitation says. */
export interface InvitationFacts {
  readonly to: string;
  /** Name of who invites, or ''. */
  readonly inviter: string;
  readonly company: string;
  readonly role: TeamRole;
  readonly link: string;
  readonly expiresAt: Date;
}

/** A name in one line: line breaks would be a header of their own. */
const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Somebody is asked into the team of a company (O48). */
export function invitationMail({ to, inviter, company, role, link, expiresAt }: InvitationFacts): Mail {
  const name = inLine(company);
  const who = inviter === '' ? 'Sie sind eingeladen' : `${inLine(inviter)} lädt Sie ein`;
  return {
    kind: 'invitation',
    to,
    subject: `Einladung ins Team von ${name}`,
    text: [
      'Guten Tag,',
      `${who}, bei Stellwerk im Team von ${name} mitzuarbeiten, als ${teamRoleLabels[role]}. Über diesen Link nehmen Sie die Einladung an:`,
      link,
      `Er gilt bis zum ${formatDate(expiresAt.toISOString())} und nur einmal. Sie brauchen dafür ein Konto mit genau dieser E-Mail-Adresse; auf der Seite können Sie sich anmelden oder eines anlegen.`,
      'Wenn Sie nichts davon wissen, müssen Sie nichts tun.',
      'Freundliche Grüße\nStellwerk',
    ].join('\n\n'),
  };
}
