import { DOCUMENT_KINDS, documentKindOf, documentLabels, UPLOAD_FIELDS } from '@stellwerk/domain';
import { checkApplication, parseJson, readApplicationInput, type AnswerOf, type ApplicationInput } from '@stellwerk/domain/endpoints';
import type { DemoDocument, DemoUser } from '@stellwerk/domain/fixtures';
import { openJob } from './jobs';
import type { MockState } from './state';

interface Received {
  readonly input: ApplicationInput;
  readonly documents: readonly DemoDocument[];
}

/** Every document that any application has, so that a new one gets a number of its own. */
const lastDocument = (state: MockState): number =>
  Math.max(0, ...state.data.applications.flatMap(({ documents }) => documents.map(({ id }) => id)));

/** The file that a text of the form names as an upload. Its name is not kept: nothing of the mock looks at it. */
function uploadedIn(state: MockState, field: string, id: string): readonly Omit<DemoDocument, 'id'>[] {
  const kind = DOCUMENT_KINDS.find((one) => UPLOAD_FIELDS[one] === field);
  const part = state.parts.get(id);
  return kind === undefined || part === undefined ? [] : [{ kind, name: documentLabels[kind], size: part.size, contentType: part.type }];
}

function documentsOf(state: MockState, form: FormData): readonly DemoDocument[] {
  const first = lastDocument(state);
  return [...form]
    .flatMap(([field, file]) => {
      if (typeof file === 'string') return uploadedIn(state, field, file);
      const kind = documentKindOf(field);
      return kind === null ? [] : [{ kind, name: file.name, size: file.size, contentType: file.type }];
    })
    .map((document, index) => ({ id: first + index + 1, ...document }));
}

/** Reads any of the three documented shapes (A10). @throws CallError for a body that is none */
async function receive(state: MockState, request: Request): Promise<Received> {
  const ref = new URL(request.url).searchParams.get('ref');
  if (request.headers.get('content-type')?.startsWith('multipart/') !== true)
    return { input: readApplicationInput(parseJson(await request.text()), ref, false), documents: [] };
  const form = await request.formData();
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  return { input: readApplicationInput(texts, ref, true), documents: documentsOf(state, form) };
}

/** Name and address of an account outrank what the body says (O27). */
function withAccount(input: ApplicationInput, user: DemoUser | null): ApplicationInput {
  if (user === null) return input;
  const { firstName, lastName, email } = user;
  return { ...input, firstName: firstName || input.firstName, lastName: lastName || input.lastName, email };
}

/**
 * Takes an application by the rules of the server; it appears with the applicant and with the company. What is in the files is not
 * looked at.
 * @throws CallError for what breaks a rule and for an unknown job
 */
export async function apply(state: MockState, request: Request, user: DemoUser | null): Promise<AnswerOf<'createPublicApplication'>> {
  const received = await receive(state, request);
  const { documents } = received;
  const input = withAccount(received.input, user);
  checkApplication(
    input,
    documents.some(({ kind }) => kind === 'resume'),
  );
  const job = openJob(state, input.jobId ?? 0);
  const at = state.now();
  const { firstName, lastName, phone, location, linkedinProfile, xingProfile, websiteUrl, message, referral } = input;
  const made = state.addApplication({
    jobId: job.id,
    companyId: job.companyId,
    userId: user?.id ?? null,
    firstName,
    lastName,
    email: input.email.toLowerCase(),
    phone,
    location,
    linkedinProfile,
    xingProfile,
    websiteUrl,
    message,
    skills: [...input.skills],
    status: 'SUBMITTED',
    statusHistory: [{ status: 'SUBMITTED', date: at, by: `${firstName} ${lastName}`, note: '' }],
    documents,
    notes: '',
    rating: null,
    assignedRecruiterId: null,
    // Of this job, switched on, and of somebody else (rule 7).
    referralId:
      state.data.referrals.find((link) => link.code === referral && link.isActive && link.jobId === job.id && link.userId !== user?.id)
        ?.id ?? null,
    createdAt: at,
    updatedAt: at,
  });
  return { success: true, applicationId: made.id, id: made.id, token: `SW-${made.id}` };
}
