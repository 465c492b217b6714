import { generalMessages, reportMessages } from '@stellwerk/domain';
import { CallError, type AnswerOf } from '@stellwerk/domain/endpoints';
import { handlers, idOf } from './call';
import { publicJob } from './jobs';
import type { MockState } from './state';

type Report = AnswerOf<'reports'>[number];

const wireOf = (state: MockState, { jobId, ...report }: MockState['reports'][number]): Report => {
  const job = state.data.jobs.find(({ id }) => id === jobId);
  const company = state.data.companies.find(({ id }) => id === job?.companyId);
  return { ...report, job: { id: jobId, title: job?.title ?? '', company: company?.name ?? '', isPublic: job?.isActive === true } };
};

/** Reports of postings. Nobody is told by mail. */
export const reportHandlers = handlers({
  reportJob: ({ state, body: { reason, text = null, email = null }, ...call }) => {
    const { id: jobId } = publicJob(state, idOf(call));
    state.reports.push({
      id: state.reports.length + 1,
      jobId,
      reason,
      text,
      email,
      createdAt: state.now(),
      state: 'OPEN',
      decision: null,
    });
  },
  reports: ({ state }) => state.reports.map((report) => wireOf(state, report)),
  decideReport: ({ state, params, body, user }) => {
    const index = state.reports.findIndex(({ id }) => String(id) === params.id);
    const report = state.reports[index];
    if (report === undefined) throw new CallError('not-found', reportMessages.notFound);
    if (report.state !== 'OPEN' && (report.state === 'KEPT' || body.state !== 'KEPT'))
      throw new CallError('conflict', generalMessages.conflict);
    const decision = { at: state.now(), by: user === null ? null : `${user.firstName} ${user.lastName}`, reason: body.reason };
    state.reports[index] = { ...report, state: body.state, email: null, decision };
    if (body.state === 'TAKEN_DOWN') state.changeJob(report.jobId, { isActive: false });
  },
});
