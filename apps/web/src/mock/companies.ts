import { dashboardMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { companyWire } from '@stellwerk/domain/fixtures';
import { handlers, idOf, userOf, type MockCall } from './call';

/** A company, with the role of the caller in it. */
function ownCompany(call: MockCall) {
  const { data } = call.state;
  const company = data.companies.find(({ id }) => id === idOf(call));
  if (company === undefined) throw new CallError('not-found', dashboardMessages.companyNotFound);
  const member = data.members.find(({ companyId, userId }) => companyId === company.id && userId === userOf(call).id);
  return { ...companyWire(data, company), role: member?.role ?? null };
}

/** Companies as their own people read them. */
export const companyHandlers = handlers({
  myCompanies: (call) => {
    const { data } = call.state;
    const own = data.members.filter(({ userId }) => userId === userOf(call).id);
    return data.companies.flatMap((company) => {
      const member = own.find(({ companyId }) => companyId === company.id);
      return member === undefined ? [] : [{ ...companyWire(data, company), role: member.role }];
    });
  },
  company: ownCompany,
  activateCompany: (call) => {
    const { data } = call.state;
    const company = data.companies.find(({ id }) => id === idOf(call));
    if (company?.isActive === false) {
      call.state.data = {
        ...data,
        companies: data.companies.map((one) => (one === company ? { ...one, isActive: true } : one)),
        jobs: data.jobs.map((job) => (job.companyId === company.id ? { ...job, isActive: false } : job)),
      };
    }
    return ownCompany(call);
  },
});
