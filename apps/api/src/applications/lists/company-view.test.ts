import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { formBody, idOf, officeFile, PDF, sendForm } from '../../testing/applications.ts';

const data = demoData(new Date());
const job = data.jobs.find((one) => one.companyId === 1 && one.isActive && one.closesAt === null);
const colleague = data.members.find((one) => one.companyId === 1 && one.userId === 2);
const resume = { field: 'resume', name: 'Lebenslauf.pdf', content: PDF };
const coverLetter = { field: 'coverLetter', name: 'Anschreiben.docx', content: officeFile() };
const additional = { field: 'additionalDocuments', name: 'Zeugnis.pdf', content: PDF };
const video = {
  field: 'video',
  name: 'Film.mp4',
  content: Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(1000, 7)]),
};
const person = {
  // Values of the applying account.
  firstName: 'Amelie',
  lastName: 'Thorwald',
  email: 'candidate@demo.example',
  phone: '040 5550123',
  location: 'Kiel',
  linkedinProfile: 'https://www.linkedin.com/in/ada-kern',
  xingProfile: 'https://www.xing.com/profile/Ada_Kern',
  websiteUrl: 'https://ada-kern.example',
  message: 'Ich freue mich.',
  jobDescription: 'Ich freue mich.',
  salutation: 'MRS',
};

let server: TestServer;
let moment = new Date();
let candidate: string;
let recruiter: string;
let sentAt = '';
let changedAt = '';
let id = 0;
const read = async () => (await server.call(`/api/private/applications/${id}`, { token: recruiter })).body;
const patch = (what: string, body: object) =>
  server.call(`/api/private/applications/${id}/${what}`, { method: 'PATCH', body, token: recruiter });

// Each step has its own time, so that no two dates are equal.
beforeAll(async () => {
  server = await startTestServer({}, { now: () => moment });
  candidate = await server.login('candidate@demo.example');
  recruiter = await server.login('recruiter@demo.example');
  sentAt = moment.toISOString();
  const form = formBody(job?.id ?? 0, [resume, coverLetter, video, additional], { ...person, skills: 'Gleisbau,Rust' });
  id = idOf(await sendForm(server, '/api/private/applications/create', form, candidate));
  moment = new Date(moment.getTime() + 60_000);
  changedAt = moment.toISOString();
  await patch('status', { status: 'IN_REVIEW', expectedStatus: 'SUBMITTED' });
  moment = new Date(moment.getTime() + 60_000);
  await patch('notes', { recruiterNotes: 'Ruft am Montag an.' });
  await patch('rate', { rating: 4 });
  await patch('assign', { recruiterId: colleague?.id });
});
afterAll(() => server.stop());

describe('an application as its company reads it', () => {
  it('CA75 CA63 has what the applicant sent, in both spellings, and when', async () => {
    expect(await read()).toMatchObject({
      id,
      ...person,
      candidateName: 'Amelie Thorwald',
      candidateEmail: person.email,
      candidatePhone: person.phone,
      linkedinUrl: person.linkedinProfile,
      xingUrl: person.xingProfile,
      skills: ['Gleisbau', 'Rust'],
      user: { id: 5 },
      createdAt: sentAt,
      submittedAt: sentAt,
      updatedAt: moment.toISOString(),
    });
  });

  it('CA75 has its files, each at its own address', async () => {
    const rows = await server.context.db
      .selectFrom('application_documents')
      .select(['kind', 'filename'])
      .where('application_id', '=', id)
      .execute();
    const urlOf = (kind: string) => `/api/public/media/cv/${rows.find((row) => row.kind === kind)?.filename}`;
    const { filename } = rows.find(({ kind }) => kind === 'resume') ?? {};
    expect(new Set(rows.map((row) => row.filename)).size).toBe(4);
    expect(await read()).toMatchObject({
      cv: { filename, url: urlOf('resume') },
      resumeUrl: urlOf('resume'),
      coverLetterUrl: urlOf('coverLetter'),
      video: urlOf('video'),
      videoUrl: urlOf('video'),
      additionalDocuments: [{ url: urlOf('additional'), name: 'Zeugnis.pdf' }],
    });
  });

  it('CA75 CA76 has what the company keeps about it', async () => {
    expect(await read()).toMatchObject({
      status: 'IN_REVIEW',
      notes: 'Ruft am Montag an.',
      recruiterNotes: 'Ruft am Montag an.',
      rating: 4,
      assignedRecruiter: { firstName: colleague?.firstName, lastName: colleague?.lastName },
    });
  });

  it('CA75 CA60 has each status with the moment at which it was set, and by whom', async () => {
    expect(await read()).toMatchObject({
      statusHistory: [
        { status: 'SUBMITTED', date: sentAt, by: 'Amelie Thorwald' },
        { status: 'IN_REVIEW', date: changedAt, by: 'Jonas Terhorst' },
      ],
    });
  });

  it('CA75 CA64 has the data of its job and of the company', async () => {
    const company = await server.context.db
      .selectFrom('companies')
      .innerJoin('industries', 'industries.id', 'companies.industry_id')
      .select(['companies.name', 'employees', 'website', 'linkedin_profile', 'industries.name as industry'])
      .where('companies.id', '=', 1)
      .executeTakeFirstOrThrow();
    const { name, employees, website, linkedin_profile: linkedinProfile, industry } = company;
    expect(new Set([job?.title, job?.city, job?.employment, job?.workingModel]).size).toBe(4);
    expect(await read()).toMatchObject({
      jobId: job?.id,
      jobTitle: job?.title,
      jobOffer: {
        id: job?.id,
        title: job?.title,
        city: job?.city,
        employment: job?.employment,
        workingModel: job?.workingModel,
        isActive: true,
        companyId: { id: 1, name, employees, website, linkedinProfile, industry: { name: industry } },
      },
    });
  });

  it('CA64 says that its job is not active any more', async () => {
    await server.context.db
      .updateTable('jobs')
      .set({ is_active: false })
      .where('id', '=', job?.id ?? 0)
      .execute();
    expect(await read()).toMatchObject({ jobOffer: { isActive: false } });
  });
});
