import { parseStatus, readApplication, type Application } from '@stellwerk/domain';
import { applicationWire, fixtures, type DemoData } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import { fn } from 'storybook/test';
import type { ApplicationCalls } from './calls';
import { overviewApplications } from '../overview/story-data';
import { applicationViews, type ApplicationView } from './views';

export { overviewApplications as storyApplications, overviewJobs as storyJobs } from '../overview/story-data';

/** The newest application first. Like this whole file, for stories only. */
export const newestApplications = overviewApplications.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));

const [newest] = newestApplications;
const whole = newestApplications.find(({ phone, documents }) => phone !== '' && documents.some(({ kind }) => kind === 'resume'));
if (newest === undefined || whole === undefined) throw new Error('Die Bewerbungen fehlen in den Beispieldaten.');
export const newestApplication: Application = newest;

/** An application with a phone number and a résumé. */
export const storyApplication: Application = whole;

/** The given number of applications, each with a unique id. */
export const manyApplications = (count: number): readonly Application[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(newestApplications[index % newestApplications.length] ?? storyApplication),
    id: String(index + 1),
  }));

/** Texts as long as real German ones. */
export const longApplication: Application = {
  ...storyApplication,
  name: 'Maximilian-Alexander von Hohenfels-Schreckenstein',
  email: 'maximilian-alexander.von-hohenfels-schreckenstein@post.example',
  job: { ...storyApplication.job, title: 'Fachreferent:in für Rechtsschutzversicherungsgesellschaften' },
  notes: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, '.repeat(4),
};

/** An application without any optional data. */
export const leftOut = {
  documents: [],
  skills: [],
  message: '',
  phone: '',
  linkedin: '',
  xing: '',
  website: '',
  userId: '',
} satisfies Partial<Application>;

export const bareApplication: Application = { ...storyApplication, ...leftOut, notes: '', rating: null };

/**
 * The same applications with anonymous first review for each job: the server's rules determine who
 * is hidden (decision 0079).
 */
const blindFixtures: DemoData = { ...fixtures, jobs: fixtures.jobs.map((job) => ({ ...job, blindReview: true })) };
export const blindApplications: readonly Application[] = newestApplications.map(({ id }) =>
  readApplication(applicationWire(blindFixtures, given(fixtures.applications.find((row) => String(row.id) === id)))),
);

/** One of them with a hidden applicant, a letter and documents. */
export const blindApplication: Application = given(
  blindApplications.find(({ blind, documents, message }) => blind && documents.length > 0 && message !== ''),
);

export const withdrawnApplication: Application = { ...storyApplication, status: 'WITHDRAWN' };

const arrives = () => Promise.resolve();

/** A new change that can be undone. */
export const justChanged = (): Application['undo'] => ({
  changeId: '7',
  until: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
  message: true,
});

/**
 * Calls that succeed; the response has the new status, and the change can be undone.
 * @param other calls with another result
 */
export const storyCalls = (other: Partial<ApplicationCalls> = {}): ApplicationCalls => ({
  setStatus: fn<ApplicationCalls['setStatus']>((application, status) =>
    Promise.resolve({
      ...storyApplication,
      ...application,
      job: storyApplication.job,
      status: parseStatus(status) ?? application.status,
      undo: justChanged(),
    }),
  ),
  undoStatus: fn(arrives),
  holdStatus: fn<ApplicationCalls['holdStatus']>((application) =>
    Promise.resolve({ ...storyApplication, ...application, job: storyApplication.job, undo: justChanged() }),
  ),
  keepRejectionText: undefined,
  rate: fn(arrives),
  saveNotes: fn(arrives),
  assign: fn(arrives),
  openDocument: fn(arrives),
  documentLink: fn(async () => ''),
  ...other,
});

/** A call that fails without a response. */
export const refuses = () => fn(() => Promise.reject(new Error('500')));

/** A call that is still pending when the story ends. */
export const never = () => fn((): Promise<never> => new Promise(() => undefined));

/** The view switch of the first company. For stories only. */
export const storyViews = (current: ApplicationView) => applicationViews('1', current);
