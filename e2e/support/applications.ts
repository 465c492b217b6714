import { readAs, type Login } from './session';

/** The company's label of each status (A03), in the order of the process. */
export const STATUS_LABELS = {
  SUBMITTED: 'Eingereicht',
  VIEWED: 'Angesehen',
  IN_REVIEW: 'In Bearbeitung',
  INTERVIEW_SCHEDULED: 'Interview geplant',
  OFFER_MADE: 'Angebot gemacht',
  ACCEPTED: 'Eingestellt',
  REJECTED: 'Abgelehnt',
  WITHDRAWN: 'Zurückgezogen',
} as const;

/** Every status, in the order of the process. */
export const STATUSES: readonly string[] = Object.keys(STATUS_LABELS);

/** An application as the server sends it to the company. */
export interface WireApplication {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly status: keyof typeof STATUS_LABELS;
  readonly createdAt: string;
  readonly rating: number | null;
  readonly resumeUrl: string | null;
  readonly coverLetterUrl: string | null;
  readonly documents: readonly { readonly kind: string; readonly url: string }[];
}

export const nameOf = ({ firstName, lastName }: WireApplication): string => `${firstName} ${lastName}`;

/** All applications of the company 1, in the order of the server. */
export const readCompanyApplications = (login: Login): Promise<readonly WireApplication[]> =>
  readAs(login, '/api/private/applications/by-company/1');

/** Applications with the newest first, as every list of them begins. */
export const newestFirst = (applications: readonly WireApplication[]): readonly WireApplication[] =>
  applications.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
