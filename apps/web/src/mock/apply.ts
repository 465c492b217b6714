import { applyFieldMessages, asObject, DOCUMENT_KINDS, firstText, generalMessages, type DocumentKind } from '@stellwerk/domain';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import type { DemoDocument, DemoUser } from '@stellwerk/domain/fixtures';
import { publicJob } from './jobs';
import { MockRefusal, type RefusalField } from './refusal';
import type { MockState } from './state';

/** Field of each file in the multipart form (AF51). */
const FILE_FIELDS = {
  resume: 'resume',
  coverLetter: 'coverLetter',
  additional: 'additionalDocuments',
  video: 'video',
} as const satisfies Record<DocumentKind, string>;

interface Received {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly documents: readonly DemoDocument[];
}

/** Every document that any application has, so that a new one gets a number of its own. */
const lastDocument = (state: MockState): number =>
  Math.max(0, ...state.data.applications.flatMap(({ documents }) => documents.map(({ id }) => id)));

function receivedForm(form: FormData, first: number): Received {
  const files = DOCUMENT_KINDS.flatMap((kind) => form.getAll(FILE_FIELDS[kind]).map((file) => ({ kind, file })));
  const documents = files.flatMap(({ kind, file }, index) =>
    file instanceof File ? [{ id: first + index + 1, kind, name: file.name, size: file.size, contentType: file.type }] : [],
  );
  return { fields: Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')), documents };
}

/** Reads any of the three documented shapes (A10). @throws MockRefusal for a body that is none */
async function receive(state: MockState, request: Request): Promise<Received> {
  if (request.headers.get('content-type')?.startsWith('multipart/') === true)
    return receivedForm(await request.formData(), lastDocument(state));
  const body = asObject(await request.json().catch(() => null));
  return { fields: { ...body, ...asObject(body.applicationDto) }, documents: [] };
}

const isTicked = (value: unknown): boolean => value === true || value === 'true';

function faultsOf(fields: Received['fields'], hasResume: boolean): readonly RefusalField[] {
  const words = applyFieldMessages;
  const rules: readonly (readonly [boolean, string, string])[] = [
    [firstText(fields.firstName) !== '', 'firstName', words.firstName],
    [firstText(fields.lastName) !== '', 'lastName', words.lastName],
    [firstText(fields.email).includes('@'), 'email', words.email],
    [hasResume || firstText(fields.linkedinProfile) !== '', 'resume', words.documentsA],
    [isTicked(fields.terms) || isTicked(fields.acceptTerms), 'terms', words.termsA],
    [isTicked(fields.gdpr), 'gdpr', words.privacyA],
  ];
  return rules.flatMap(([holds, name, message]) => (holds ? [] : [{ name, message }]));
}

/**
 * Takes an application; it appears with the applicant and with the company. The server's full rules are not repeated here: the
 * form has checked them.
 * @throws MockRefusal for an unknown posting and for what no application can do without
 */
export async function apply(state: MockState, request: Request, user: DemoUser | null): Promise<AnswerOf<'createPublicApplication'>> {
  const { fields, documents } = await receive(state, request);
  const job = publicJob(state, Number(firstText(asObject(fields.jobOffer).id, fields.jobId)));
  const faults = faultsOf(
    fields,
    documents.some(({ kind }) => kind === 'resume'),
  );
  const [first] = faults;
  if (first !== undefined) throw new MockRefusal(400, faults.length === 1 ? first.message : generalMessages.invalidInput, faults);
  const at = state.now();
  const text = (...names: readonly string[]): string => firstText(...names.map((name) => fields[name]));
  const name = `${text('firstName')} ${text('lastName')}`;
  const code = new URL(request.url).searchParams.get('ref') ?? text('referral');
  const made = state.addApplication({
    jobId: job.id,
    companyId: job.companyId,
    userId: user?.id ?? null,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email').toLowerCase(),
    phone: text('phone'),
    location: text('location'),
    linkedinProfile: text('linkedinProfile'),
    xingProfile: text('xingProfile'),
    websiteUrl: text('websiteUrl'),
    message: text('jobDescription', 'message'),
    skills: [],
    status: 'SUBMITTED',
    statusHistory: [{ status: 'SUBMITTED', date: at, by: name, note: '' }],
    documents,
    notes: '',
    rating: null,
    assignedRecruiterId: null,
    referralId: state.data.referrals.find((referral) => referral.code === code)?.id ?? null,
    createdAt: at,
    updatedAt: at,
  });
  return { success: true, applicationId: made.id, id: made.id, token: `SW-${made.id}` };
}
