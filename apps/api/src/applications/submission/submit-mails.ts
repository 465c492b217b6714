import type { Installation } from '@stellwerk/mails';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newApplicationMail, receiptMail, type MailSubject } from '../application/application-mails.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Submission } from './application-row.ts';
import { applicantWay } from '../application/status-link-store.ts';
import type { JobToApplyTo } from '../../jobs/job/open-job-store.ts';
import { readersOf, recipientsOf, replyToOf } from '../../companies/team/recipients-store.ts';
import type { ApplicationId } from '../../platform/ids.ts';

/** Enqueues the receipt and the mails to the company in the outbox (rule 13). */
export async function enqueueMails(
  trx: Transaction<Database>,
  { installation, now }: { readonly installation: Installation; readonly now: Date },
  { input, actor, files }: Submission,
  job: JobToApplyTo,
  { id: applicationId, blind }: { readonly id: ApplicationId; readonly blind: boolean },
): Promise<void> {
  const way = await applicantWay(trx, installation.origin, { id: applicationId, userId: actor?.id ?? null, now });
  const subject: MailSubject = {
    applicationId,
    jobId: job.id,
    jobTitle: job.title,
    companyId: job.company_id,
    companyName: job.company_name,
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email,
    replyTo: await replyToOf(trx, job.id, job.company_id),
    way,
  };
  const names = files.map(({ name }) => name);
  await enqueueMail(trx, receiptMail(installation, subject, names));
  const people = await recipientsOf(trx, job.id, job.company_id);
  for (const to of await readersOf(trx, job.company_id, people, 'applications'))
    await enqueueMail(trx, newApplicationMail(installation, subject, { to, blind }));
}
