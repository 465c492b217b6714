import { dashboardMessages, generalMessages, inputMessages, mediaUrl, readCompanySettings } from '@stellwerk/domain';
import { CallError, Reply } from '@stellwerk/domain/endpoints';
import { companyWire, planWire, subscriptionWire } from '@stellwerk/domain/fixtures';
import { handlers, idOf, userOf, type MockCall } from './call';
import { changeOf, emptyCompany, industryId } from './company-profile';

/** A company, with the role of the caller in it. */
function companyWith(call: MockCall, id: number) {
  const { data } = call.state;
  const company = call.state.company(id);
  if (company === null) throw new CallError('not-found', dashboardMessages.companyNotFound);
  const member = data.members.find(({ companyId, userId }) => companyId === company.id && userId === userOf(call).id);
  return { ...companyWire(data, company), role: member?.role ?? null, version: call.state.companyVersion(id) };
}

/** The company that the call names. */
const ownCompany = (call: MockCall) => companyWith(call, idOf(call));

/** What was set, else what is so before anybody has set it. */
const settingsOf = (call: MockCall) => call.state.settings.get(idOf(call)) ?? readCompanySettings({});

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
  companySettings: settingsOf,
  updateCompanySettings: (call) => {
    const { settings } = call.state;
    settings.set(idOf(call), { ...settingsOf(call), ...call.body });
    return settingsOf(call);
  },
  activateCompany: (call) => {
    const { data } = call.state;
    const company = data.companies.find(({ id }) => id === idOf(call));
    const previous = call.query.jobs === 'previous' ? call.state.previousJobs.get(idOf(call)) : undefined;
    if (company?.isActive === false) {
      call.state.data = {
        ...data,
        companies: data.companies.map((one) => (one === company ? { ...one, isActive: true } : one)),
        jobs: data.jobs.map((job) => (job.companyId === company.id ? { ...job, isActive: previous?.has(job.id) === true } : job)),
      };
    }
    return ownCompany(call);
  },
  deactivateCompany: (call) => {
    const { data } = call.state;
    const id = idOf(call);
    if (call.state.company(id)?.isActive === true) {
      const active = data.jobs.filter((job) => job.companyId === id && job.isActive);
      call.state.previousJobs.set(id, new Set(active.map((job) => job.id)));
      const jobs = new Set(data.jobs.filter(({ companyId }) => companyId === id).map((job) => job.id));
      call.state.data = {
        ...data,
        jobs: data.jobs.map((job) => (jobs.has(job.id) ? { ...job, isActive: false } : job)),
        referrals: data.referrals.map((referral) => (jobs.has(referral.jobId) ? { ...referral, isActive: false } : referral)),
        subscriptions: data.subscriptions.map((one) => (one.companyId === id ? { ...one, status: 'CANCELLED', autoRenew: false } : one)),
      };
      call.state.changeCompany(id, { isActive: false });
    }
    return ownCompany(call);
  },
  createCompany: (call) => {
    const { name, industry, requestKey = '' } = call.body;
    const owner = userOf(call);
    const company = { ...emptyCompany, name, industryId: industryId(call.state, industry), ownerId: owner.id };
    return new Reply(companyWith(call, call.state.addCompany(company, owner, requestKey)), { status: 201 });
  },
  updateCompany: (call) => {
    const id = idOf(call);
    const { expectedVersion } = call.body;
    if (expectedVersion !== undefined && expectedVersion !== call.state.companyVersion(id))
      throw new CallError('conflict', generalMessages.conflict, { current: ownCompany(call) });
    call.state.changeCompany(id, changeOf(call.state, call.body));
    call.state.raiseCompanyVersion(id);
    return ownCompany(call);
  },
  uploadCompanyLogo: async (call) => {
    const file = (await call.request.formData()).get('file');
    if (!(file instanceof File))
      throw new CallError('invalid', inputMessages.required, { fields: [{ name: 'file', message: inputMessages.required }] });
    const filename = `${crypto.randomUUID()}${/\.\w+$/.exec(file.name)?.[0] ?? ''}`;
    call.state.files.set(filename, file);
    const url = mediaUrl('logos', filename);
    call.state.changeCompany(idOf(call), { logo: url });
    const stored = { id: call.state.files.size, filename, originalFilename: file.name, contentType: file.type, size: file.size, url };
    return new Reply({ ...stored, type: 'logos' as const }, { status: 201 });
  },
  deleteCompanyLogo: (call) => call.state.changeCompany(idOf(call), { logo: null }),
  industries: ({ state }) => state.data.industries.map(({ id, name }) => ({ id, name })),
  companySubscription: (call) => {
    const { data } = call.state;
    const booked = data.subscriptions.findLast(({ companyId }) => companyId === idOf(call));
    return booked === undefined ? null : subscriptionWire(data, booked);
  },
  plans: ({ state }) => state.data.plans.map(planWire),
  publicPlans: ({ state }) => state.data.plans.map(planWire),
});
