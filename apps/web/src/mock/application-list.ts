import { APPLICATION_PAGE_SIZE, listOf, readApplication, type ApplicationListQuery } from '@stellwerk/domain';
import type { AnswerOf, Input } from '@stellwerk/domain/endpoints';
import { applicationWire, type DemoApplication } from '@stellwerk/domain/fixtures';
import { idOf, userOf, type MockCall } from './call';
import { companyWire, summaryWire } from './review';

/** Rows as the list engine of the domain takes them, each with the stored one. */
const listed = ({ state }: MockCall, belongs: (row: DemoApplication) => boolean) =>
  state.data.applications.filter(belongs).map((stored) => ({ ...readApplication(applicationWire(state.data, stored)), stored }));

/** Applications to all companies of the caller, filtered and paged (CA19). */
export function listApplications(call: MockCall & Pick<Input<'listApplications'>, 'query'>): AnswerOf<'listApplications'> {
  const { state } = call;
  const { name, page = 1, pageSize = APPLICATION_PAGE_SIZE, ...query } = call.query;
  const own = state.data.members.filter(({ userId }) => userId === userOf(call).id).map(({ companyId }) => companyId);
  const rows = listed(call, ({ companyId }) => own.includes(companyId));
  const named = rows.filter((row) => row.name.toLowerCase().includes((name ?? '').toLowerCase()));
  const { applications, total } = listOf(named, { ...query, pageSize: Math.max(1, named.length) }, new Date(state.now()));
  const shown = applications.slice((page - 1) * pageSize, page * pageSize);
  return { applications: shown.map(({ stored }) => companyWire(call, stored)), total, page, pageSize };
}

type Page = Exclude<AnswerOf<'companyApplications'>, readonly unknown[]>;

/** A page of the applications of a company, with what is counted. */
export function pageOfCompany(call: MockCall, query: ApplicationListQuery): Page {
  const { state } = call;
  const companyId = idOf(call);
  const me = state.data.members.find((member) => member.companyId === companyId && member.userId === userOf(call).id);
  const rows = listed(call, (row) => row.companyId === companyId);
  const { applications, figures, ...page } = listOf(rows, query, new Date(state.now()), String(me?.id ?? ''));
  return {
    ...page,
    applications: applications.map(({ stored }) => summaryWire(call, stored)),
    figures: figures && {
      ...figures,
      months: [...figures.months],
      jobs: figures.jobs.map(({ id, title }) => ({ id: Number(id), title })),
    },
  };
}
