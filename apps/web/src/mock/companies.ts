import { dashboardMessages } from '@stellwerk/domain';
import { companyWire, memberWire } from '@stellwerk/domain/fixtures';
import { answering, userOf, type Answering } from './answering';
import { MockRefusal } from './refusal';

/** Companies as their own people read them. */
export const companyAnswers: readonly Answering[] = [
  answering('myCompanies', (call) => {
    const { data } = call.state;
    const own = new Set(data.members.filter(({ userId }) => userId === userOf(call).id).map(({ companyId }) => companyId));
    return data.companies.filter(({ id }) => own.has(id)).map((company) => companyWire(data, company));
  }),
  answering('company', (call) => {
    const { data } = call.state;
    const company = data.companies.find(({ id }) => id === call.id);
    if (company === undefined) throw new MockRefusal(404, dashboardMessages.companyNotFound);
    const member = data.members.find(({ companyId, userId }) => companyId === company.id && userId === userOf(call).id);
    return { ...companyWire(data, company), role: member?.role ?? null };
  }),
  answering('companyTeam', ({ state, id }) => state.data.members.filter(({ companyId }) => companyId === id).map(memberWire)),
];
