import * as mails from '@stellwerk/mails';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { ApplicationId, CompanyId, JobId } from '../../platform/ids.ts';

/** Content and recipients of the mails about an application. */
export interface MailSubject extends mails.ApplicationFacts {
  readonly applicationId: ApplicationId;
  readonly jobId: JobId;
  readonly companyId: CompanyId;
  /** Email address of the applicant. */
  readonly email: string;
  /** Recipient of the applicant's replies; null where the job names no contact person. */
  readonly replyTo: string | null;
  /** URL where the applicant follows the application. */
  readonly way: mails.ApplicantWay;
}

function toApplicant(installation: mails.Installation, { applicationId, email, replyTo }: MailSubject, content: mails.MailContent): Mail {
  const { headers, ...written } = mails.writeMail(content, installation);
  return { ...written, headers: { ...headers, ...(replyTo !== null && { 'Reply-To': replyTo }) }, to: email, applicationId };
}

/** Mail to the applicant: the application has arrived. */
export const receiptMail = (installation: mails.Installation, subject: MailSubject, files: readonly string[]): Mail => ({
  ...toApplicant(installation, subject, mails.receiptMail(subject, subject.way, { id: subject.applicationId, files })),
  dedupeKey: `application-receipt:${subject.applicationId}`,
});

/**
 * Mail to the company: a new application.
 * @param receiver.blind whether the applicant is still hidden from the company (decision 0079)
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

/** Content and time of a mail about a status. */
export interface StatusMailFacts extends mails.NewStatus {
  /** Earliest time of delivery. */
  readonly notBefore: Date;
  readonly dedupeKey: string;
}

/** Mail to the applicant: the company has changed the status. */
export const statusMail = (
  installation: mails.Installation,
  subject: MailSubject,
  { status, message, eraseAt, ...delivery }: StatusMailFacts,
): Mail => ({
  ...toApplicant(installation, subject, mails.statusMail(subject, subject.way, { status, message, eraseAt })),
  ...delivery,
});
