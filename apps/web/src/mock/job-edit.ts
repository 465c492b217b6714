import { berlinDay, DEFAULT_JOB_TEMPLATE, generalMessages, JOB_TEMPLATES, jobFieldMessages, jobTexts } from '@stellwerk/domain';
import { isPastDay } from '@stellwerk/domain/job/fields';
import { CallError, Reply, type InputOf } from '@stellwerk/domain/endpoints';
import { storedJobWire, type DemoJob } from '@stellwerk/domain/fixtures';
import { handlers, idOf, userOf, type MockCall } from './call';
import { ownJob } from './jobs';

type SaveBody = InputOf<'updateJob', 'request'>;
type Content = Partial<DemoJob> & Pick<DemoJob, 'title' | 'city' | 'workingModel' | 'employment'>;

const fieldError = (name: string, message: string): CallError => new CallError('invalid', message, { fields: [{ name, message }] });

function contactsOf({ state }: MockCall, companyId: number, { teamMembers }: SaveBody): readonly number[] {
  const ranked = (teamMembers ?? []).toSorted((a, b) => (a.jobOfferRank ?? 0) - (b.jobOfferRank ?? 0));
  const ids = [...new Set(ranked.map(({ id }) => id.teamMemberId))];
  const team = new Set(state.data.members.flatMap((member) => (member.companyId === companyId ? [member.id] : [])));
  if (ids.some((id) => !team.has(id))) throw fieldError('teamMembers', jobFieldMessages.foreignContact);
  return ids;
}

/** What a body sets, by the rules of the server as far as the demo data have columns for them. */
function contentOf(call: MockCall, body: SaveBody, companyId: number, known: DemoJob | null): Content {
  const { jobOffer: offer } = body;
  const day = offer.closesAt ?? '';
  if (known === null && isPastDay(day, new Date(call.state.now()))) throw fieldError('jobOffer.closesAt', jobFieldMessages.closesPast);
  const keepsDay = known?.closesAt !== null && known !== null && day !== '' && berlinDay(known.closesAt) === berlinDay(day);
  const { min = null, max = null, currency = 'EUR', unit = 'YEAR' } = offer.payRange ?? {};
  const facts = Object.entries(offer.specificInformation ?? {}).map(([name, value]) => [name, String(value)] as const);
  return {
    title: offer.title,
    city: offer.city,
    workingModel: offer.workingModel,
    employment: offer.employment,
    ote: offer.ote || null,
    ...jobTexts((name) => offer[name] ?? ''),
    payRange: min === null && max === null ? null : { min, max, currency, unit },
    closesAt: keepsDay ? known.closesAt : day === '' ? null : `${berlinDay(day)}T12:00:00.000Z`,
    jobProfileType: offer.jobProfileType,
    templateType: offer.templateType ?? known?.templateType ?? DEFAULT_JOB_TEMPLATE,
    specificInformation: Object.fromEntries(facts.filter(([name, value]) => name !== 'id' && value !== '')),
    jobDescription: offer.jobDescription,
    yourTasks: offer.yourTasks,
    yourProfile: offer.yourProfile,
    requirements: [],
    weOffer: offer.weOffer ?? '',
    benefits: [],
    aboutUs: offer.aboutUs ?? '',
    focusPageId: offer.focusPage?.id ?? null,
    blindReview: offer.blindReview ?? known?.blindReview ?? false,
    isActive: offer.isActive ?? offer.active ?? known?.isActive ?? true,
    ...(offer.video === null && { videoLink: null, videoFile: null, captionsFile: null }),
    ...(body.teamMembers !== undefined && { contactIds: contactsOf(call, companyId, body) }),
  };
}

const stored = (call: MockCall) => storedJobWire(call.state.data, ownJob(call.state, idOf(call)));

function change(call: MockCall, values: Partial<DemoJob>) {
  call.state.changeJob(ownJob(call.state, idOf(call)).id, values);
  return stored(call);
}

function save(call: MockCall, body: SaveBody) {
  const job = ownJob(call.state, idOf(call));
  if (body.companyId !== job.companyId) throw new CallError('forbidden', generalMessages.forbidden);
  if (body.expectedUpdatedAt !== undefined && body.expectedUpdatedAt !== job.updatedAt)
    throw new CallError('conflict', generalMessages.conflict, { current: stored(call) });
  return change(call, contentOf(call, body, job.companyId, job));
}

function remove(call: MockCall) {
  call.state.removeJob(idOf(call));
  return { success: true as const };
}

function create(call: MockCall, body: InputOf<'createJob', 'request'>) {
  const companyId = idOf(call);
  const now = call.state.now();
  const key = body.requestKey ?? '';
  const known = call.state.data.jobs.find(({ id }) => id === call.state.jobOfKey(key));
  if (known !== undefined) {
    call.state.changeJob(known.id, contentOf(call, body, companyId, known));
    return new Reply({ success: true as const, id: known.id }, { status: 201 });
  }
  const made: Omit<DemoJob, 'id'> = {
    companyId,
    location: '',
    ote: null,
    ...jobTexts(() => ''),
    payRange: null,
    closesAt: null,
    jobProfileType: 'DEFAULT',
    templateType: DEFAULT_JOB_TEMPLATE,
    specificInformation: {},
    jobDescription: '',
    yourTasks: '',
    yourProfile: '',
    requirements: [],
    weOffer: '',
    benefits: [],
    aboutUs: '',
    videoLink: null,
    videoFile: null,
    captionsFile: null,
    contactIds: [],
    focusPageId: null,
    recommendedBy: '',
    directAccess: false,
    isActive: true,
    views: 0,
    createdById: userOf(call).id,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
    ...contentOf(call, body, companyId, null),
  };
  const { id } = call.state.addJob(made, key);
  return new Reply({ success: true as const, id }, { status: 201 });
}

const urlOf = (value: FormDataEntryValue | null): string | null => (value instanceof File ? URL.createObjectURL(value) : null);

/** Files sent to the mock play for as long as the page is open. */
async function upload(call: MockCall) {
  const form = await call.request.formData();
  const resumed = call.state.parts.get(String(form.get('upload')));
  const [file, captionsFile] = [urlOf(form.get('file')), urlOf(form.get('captions'))];
  const videoFile = resumed === undefined ? file : URL.createObjectURL(resumed);
  const job = ownJob(call.state, idOf(call));
  const url = videoFile ?? job.videoFile;
  if (url === null) throw fieldError('captions', jobFieldMessages.captionsWithoutVideo);
  call.state.changeJob(job.id, { videoFile: url, captionsFile: captionsFile ?? (videoFile === null ? job.captionsFile : null) });
  return { url, filename: url.split('/').at(-1) ?? '' };
}

/** The mock knows no headings: the first line is the title, the rest the description. */
function parsedText(source: string) {
  const [title = '', ...lines] = source.trim().split('\n');
  const text = lines.join(' ').trim();
  return {
    title,
    city: null,
    workingModel: null,
    employment: null,
    ote: null,
    payRange: null,
    closesAt: null,
    jobDescription: text === '' ? null : `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    yourTasks: null,
    yourProfile: null,
    weOffer: null,
    aboutUs: null,
  };
}

/** Jobs as their company changes them. */
export const jobEditHandlers = handlers({
  storedJob: stored,
  createJob: (call) => create(call, call.body),
  parseJob: ({ body }) => parsedText(body.source),
  updateJob: (call) => save(call, call.body),
  updateJobAlias: (call) => save(call, call.body),
  putJob: (call) => ('jobOffer' in call.body ? save(call, call.body) : change(call, { isActive: call.body.active })),
  jobStatus: (call) => change(call, { isActive: call.body.active }),
  deleteJob: remove,
  deleteJobAlias: remove,
  jobTemplate: (call) => {
    const { template, jobProfileType } = call.body;
    const templateType = JOB_TEMPLATES[template.id - 1] ?? DEFAULT_JOB_TEMPLATE;
    return change(call, { templateType, ...(jobProfileType !== undefined && { jobProfileType }) });
  },
  jobRejectionText: (call) => {
    change(call, { rejectionText: call.body.text === '' ? undefined : call.body.text });
    return { success: true as const };
  },
  uploadJobVideo: upload,
  deleteJobVideo: (call) => {
    change(call, { videoLink: null, videoFile: null, captionsFile: null });
    return { success: true as const };
  },
});
