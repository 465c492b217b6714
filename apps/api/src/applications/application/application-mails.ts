import * as mails from '@stellwerk/mails';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { ApplicationId, CompanyId, JobId } from '../../platform/ids.ts';

/** What the mails about an application contain, and to whom they go. */
export interface MailSubject extends mails.ApplicationFacts {
  readonly applicationId: ApplicationId;
  readonly jobId: JobId;
  readonly companyId: CompanyId;
  /** Address of the applicant. */
  readonly email: string;
  /** Who reads what the applicant answers; null where the job names nobody. */
  readonly replyTo: string | null;
  /** Where the applicant follows the application. */
  readonly way: mails.ApplicantWay;
}

function toApplicant(installation: mails.Installation, { applicationId, email, replyTo }: MailSubject, content: mails.MailContent): Mail {
  const { headers, ...written } = mails.writeMail(content, installation);
  return { ...written, headers: { ...headers, ...(replyTo !== null && { 'Reply-To': replyTo }) }, to: email, applicationId };
}

/** To the applicant: the application has arrived. */
export const receiptMail = (installation: mails.Installation, subject: MailSubject, files: readonly string[]): Mail => ({
  ...toApplicant(installation, subject, mails.receiptMail(subject, subject.way, { id: subject.applicationId, files })),
  dedupeKey: `application-receipt:${subject.applicationId}`,
});

/**
 * To the company: somebody has applied.
 * @param receiver.blind whether the company does not see yet who it is (decision 0079)
 */
export function newApplicationMail(
  installation: mails.Installation,
  subject: MailSubject,
  { to, blind }: { readonly to: string; readonly blind: boolean },
): Mail {
  const { applicationId, companyId } = subject;
  const href = `${installation.origin}/company/${companyId}/dashboard?tab=applications&application=${applicationId}`;
  return {
    ...mails.writeMail(
      blind ? mails.newBlindApplicationMail(subject, applicationId, href) : mails.newApplicationMail(subject, href),
      installation,
    ),
    to,
    applicationId,
    dedupeKey: `application-new:${applicationId}:${to.toLowerCase()}`,
  };
}

/** What a mail about a status says, and when. */
export interface StatusMailFacts extends mails.NewStatus {
  /** It waits until then. */
  readonly notBefore: Date;
  readonly dedupeKey: string;
}

/** To the applicant: the company has set another status. */
export const statusMail = (
  installation: mails.Installation,
  subject: MailSubject,
  { status, message, eraseAt, ...delivery }: StatusMailFacts,
): Mail => ({
  ...toApplicant(installation, subject, mails.statusMail(subject, subject.way, { status, message, eraseAt })),
  ...delivery,
});
