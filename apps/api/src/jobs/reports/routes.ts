import { generalMessages, jobMessages, reportMessages, type ReportState, type ReportVerdict } from '@stellwerk/domain';
import { CallError, parseId } from '@stellwerk/domain/endpoints';
import { releasedMail, reportDecidedMail, reportReceivedMail, takenDownMail, writeMail } from '@stellwerk/mails';
import { recipientsOf } from '../../companies/team/recipients-store.ts';
import type { Context } from '../../platform/context/context.ts';
import { noteEvent } from '../../companies/history/store.ts';
import { actorOf, handlers, idOf } from '../../platform/http/call.ts';
import { enqueueMail, installationOf } from '../../platform/mail/outbox.ts';
import {
  insertReport,
  isPublicJob,
  listReports,
  lockReport,
  release,
  reportersOf,
  takeDown,
  writeDecision,
  type ReportRow,
  type Reports,
} from './store.ts';
import type { ReportId, UserId } from '../../platform/ids.ts';

/** Number of open reports in the administrators' view, and of decided ones. */
const SHOWN = 500;

const textOrNull = (text: string | null | undefined): string | null => (text?.trim() ?? '') || null;

const reportWire = (row: ReportRow) => ({
  id: row.id,
  reason: row.reason,
  text: row.text,
  email: row.email,
  createdAt: row.created_at.toISOString(),
  state: row.state,
  job: { id: row.job_id, title: row.title, company: row.company, isPublic: row.is_public },
  decision: row.decided_at === null ? null : { at: row.decided_at.toISOString(), by: row.by, reason: row.decision_reason ?? '' },
});

interface Verdict {
  readonly id: ReportId;
  readonly state: ReportVerdict;
  readonly reason: string;
  readonly userId: UserId | null;
}

/** The step that a verdict causes in a given state of a report; null where it is not possible. */
function stepOf(from: ReportState, verdict: ReportVerdict): 'keep' | 'takeDown' | 'release' | null {
  if (from === 'OPEN') return verdict === 'KEPT' ? 'keep' : 'takeDown';
  return from === 'TAKEN_DOWN' && verdict === 'KEPT' ? 'release' : null;
}

/**
 * Decides in one transaction with all consequences: the job is taken down, its reports are closed and its company gets a mail, or none of
 * it.
 * Only taking a job down can be undone.
 */
async function decide(context: Context, { id, state, reason, userId }: Verdict): Promise<void> {
  const installation = installationOf(context);
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const report = await lockReport(trx, id);
    if (report === null) throw new CallError('not-found', reportMessages.notFound);
    const step = stepOf(report.state, state);
    if (step === null) throw new CallError('conflict', generalMessages.conflict);
    const { job_id: jobId, company_id: companyId, title: jobTitle } = report;
    const decision = { state, reason, userId, now };
    const decided: Reports = step === 'keep' ? { id } : { jobId, like: report.state };
    const verdict = writeMail(reportDecidedMail(jobTitle, step === 'takeDown'), installation);
    for (const to of await reportersOf(trx, decided)) await enqueueMail(trx, { ...verdict, to });
    await writeDecision(trx, decided, decision);
    if (step === 'keep') return;
    const facts = { jobTitle, reason, href: `${installation.origin}/company/${companyId}/dashboard?tab=jobs` };
    if (step === 'release') await release(trx, jobId, now);
    else {
      await takeDown(trx, jobId, now);
      // The company learns the action, not the administrator.
      await noteEvent(trx, { companyId, userId: null, action: 'job-deactivated', subject: { type: 'job', id: jobId }, now });
    }
    const mail = writeMail(step === 'release' ? releasedMail(facts) : takenDownMail(facts), installation);
    for (const to of await recipientsOf(trx, jobId, companyId))
      await enqueueMail(trx, { ...mail, to, dedupeKey: `${mail.kind}:${id}:${to.toLowerCase()}` });
  });
}

/** Calls on reports of jobs and the decisions of administrators (O95). */
export const reportHandlers = handlers({
  reportJob: async ({ context, address, body, ...call }) => {
    const jobId = idOf(call);
    await context.limits.consume('reports', address);
    if (!(await isPublicJob(context.db, jobId))) throw new CallError('not-found', jobMessages.notFound);
    const { reason, text, email } = body;
    const to = textOrNull(email);
    await context.db.transaction().execute(async (trx) => {
      const title = await insertReport(trx, { jobId, reason, text: textOrNull(text), email: to, now: context.now() });
      if (to !== null)
        await enqueueMail(trx, {
          ...writeMail(reportReceivedMail(title, `${context.origin()}/jobs/${jobId}`), installationOf(context)),
          to,
        });
    });
  },
  reports: async ({ context }) => (await listReports(context.db, SHOWN)).map(reportWire),
  decideReport: async ({ context, params, body, ...call }) => {
    const id = parseId(params.id);
    if (id === null) throw new CallError('not-found', reportMessages.notFound);
    const { operator, id: userId } = actorOf(call);
    await decide(context, { id, ...body, userId: operator ? null : userId });
  },
});
