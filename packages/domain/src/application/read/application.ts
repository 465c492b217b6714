import type { Id } from '../../ids';
import { asList, asObject, firstText, listIn, textsOf, toDate, toFlag, toNumber, type WireObject } from '../../wire/loose';
import { readCompanySummary, type CompanySummary } from '../../company/read-summary';
import { readHyphenated, type Hyphenated } from '../../job/hyphenated';
import { parseStatus, REJECTION_REASONS, type ApplicationStatus, type RejectionReason } from '../codes';
import { DOCUMENT_KINDS, type DocumentKind } from '../documents';
import { readUndo, type StatusUndo } from './undo';

/** One file of an application. Its URL is requested on click (decisions, rule 4). */
export interface ApplicationDocument {
  readonly id: Id<'document'>;
  readonly kind: DocumentKind;
  readonly name: string;
  /** Bytes; null when unknown. */
  readonly size: number | null;
  readonly contentType: string;
  /** Documented URL of the file (CA79). Only permitted readers may open it; a click requests a signed one (rule 4). */
  readonly url: string;
}

export interface StatusChange {
  readonly status: ApplicationStatus;
  /** ISO date and time. */
  readonly date: string | null;
  /** Whether the company has set it rather than the applicant. */
  readonly byCompany: boolean;
  /** Display name; '' where it is hidden from the reader. */
  readonly by: string;
  readonly note: string;
  /** Reason of a rejection; missing for every other status, and without one. Company only. */
  readonly reason?: RejectionReason;
  /** Message of a rejection to the applicant; missing for every other status. Company only. */
  readonly message?: string;
  /** Display name of the member who undid the change; missing otherwise. Company only. */
  readonly takenBackBy?: string;
}

/** The job an application belongs to. */
export interface ApplicationJob {
  readonly id: Id<'job'>;
  readonly title: string;
  /** Texts with soft hyphens for display. Applicant only. */
  readonly hyphenated?: Hyphenated;
  readonly city: string;
  readonly employment: string;
  readonly workingModel: string;
  readonly active: boolean;
  /** Message of a rejection from this job; '' for `defaultRejectionText`. Company only. */
  readonly rejectionText: string;
  readonly company: CompanySummary;
}

/** An application as the company and, with its private fields empty, the candidate see it. */
export interface Application {
  readonly id: Id<'application'>;
  readonly firstName: string;
  readonly lastName: string;
  /** candidateName, else first and last name. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedin: string;
  readonly xing: string;
  readonly website: string;
  /** Cover text: jobDescription, else message (A68). */
  readonly message: string;
  readonly skills: readonly string[];
  readonly status: ApplicationStatus;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  readonly job: ApplicationJob;
  /** '' for an anonymous application. */
  readonly userId: Id<'user'>;
  readonly documents: readonly ApplicationDocument[];
  /** Responsible team member; null without one. Company only. */
  readonly assignee: { readonly id: string; readonly name: string } | null;
  /** Company only. */
  readonly notes: string;
  /** 1 to 5, null without a rating. Company only. */
  readonly rating: number | null;
  readonly history: readonly StatusChange[];
  /** The last change of the status, if it can or could be undone until a given time; else null. Company only. */
  readonly undo: StatusUndo | null;
  /** The referrer; '' without a referral. Company only. */
  readonly referredBy: string;
  /** Whether the same person has another application at this company (O26). */
  readonly repeated: boolean;
  /** Whether the applicant is hidden from the company (decision 0079). */
  readonly blind: boolean;
  /** Day of the erasure of the applicant's files, ISO, or null (decisions, rule 10). */
  readonly eraseAt: string | null;
}

function readHistory(value: unknown): StatusChange[] {
  return asList(value).flatMap((entry): StatusChange[] => {
    const change = asObject(entry);
    const status = parseStatus(change.status);
    if (status === null) return [];
    const { date, byCompany, by, note } = change;
    const reason = REJECTION_REASONS.find((known) => known === change.reason);
    const [message, takenBackBy] = [firstText(change.message), firstText(change.takenBackBy)];
    return [
      {
        status,
        date: toDate(date),
        byCompany: byCompany === true,
        by: firstText(by),
        note: firstText(note),
        ...(reason !== undefined && { reason }),
        ...(message !== '' && { message }),
        ...(takenBackBy !== '' && { takenBackBy }),
      },
    ];
  });
}

function readDocuments(application: WireObject): ApplicationDocument[] {
  return asList(application.documents).flatMap((entry): ApplicationDocument[] => {
    const file = asObject(entry);
    const kind = DOCUMENT_KINDS.find((known) => known === file.kind);
    if (kind === undefined) return [];
    return [
      {
        ...textsOf(file, 'id', 'name', 'contentType', 'url'),
        kind,
        size: toNumber(file.size),
      },
    ];
  });
}

function nameOf(value: unknown): string {
  const person = asObject(value);
  return `${firstText(person.firstName)} ${firstText(person.lastName)}`.trim();
}

function readAssignee(value: unknown): Application['assignee'] {
  const member = asObject(value);
  const id = firstText(member.id);
  return id === '' ? null : { id, name: nameOf(member) };
}

function readJobOf(application: WireObject): ApplicationJob {
  const job = asObject(application.jobOffer);
  const hyphenated = readHyphenated(job.hyphenated);
  return {
    id: firstText(job.id, application.jobId),
    title: firstText(job.title, application.jobTitle),
    city: firstText(job.city, job.location),
    ...textsOf(job, 'employment', 'workingModel', 'rejectionText'),
    ...(hyphenated !== undefined && { hyphenated }),
    active: (job.isActive ?? job.active) !== false,
    company: readCompanySummary(job.companyId),
  };
}

/** Reads one application in every documented spelling; an unknown status becomes SUBMITTED (CA75, A05). */
export function readApplication(value: unknown): Application {
  const application = asObject(value);
  const firstName = firstText(application.firstName);
  const lastName = firstText(application.lastName);
  const rating = toNumber(application.rating);
  return {
    id: firstText(application.id),
    firstName,
    lastName,
    name: firstText(application.candidateName) || `${firstName} ${lastName}`.trim(),
    email: firstText(application.email, application.candidateEmail),
    phone: firstText(application.phone, application.candidatePhone),
    location: firstText(application.location),
    linkedin: firstText(application.linkedinProfile, application.linkedinUrl),
    xing: firstText(application.xingProfile, application.xingUrl),
    website: firstText(application.websiteUrl),
    message: firstText(application.jobDescription, application.message),
    skills: asList(application.skills)
      .map((skill) => firstText(skill))
      .filter((skill) => skill !== ''),
    status: parseStatus(application.status) ?? 'SUBMITTED',
    createdAt: toDate(application.createdAt) ?? toDate(application.submittedAt),
    updatedAt: toDate(application.updatedAt),
    referredBy: nameOf(application.referredBy),
    job: readJobOf(application),
    userId: firstText(asObject(application.user).id, application.userId),
    documents: readDocuments(application),
    assignee: readAssignee(application.assignedRecruiter),
    notes: firstText(application.notes, application.recruiterNotes),
    rating: rating !== null && rating >= 1 && rating <= 5 ? rating : null,
    history: readHistory(application.statusHistory),
    undo: readUndo(application.undo),
    repeated: toFlag(application.repeated),
    blind: toFlag(application.blind),
    eraseAt: toDate(application.eraseAt),
  };
}

/** Reads a list of applications, bare or under applications, data or items. */
export function readApplications(answer: unknown): readonly Application[] {
  return listIn(answer, 'applications', 'data', 'items').map(readApplication);
}

/** One page of the applications to the own companies (API53). */
export interface ApplicationPage {
  readonly applications: readonly Application[];
  /** Number of all matches; of loaded items where the response has no total. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Reads one page of applications, in every form of a list. */
export function readApplicationPage(answer: unknown): ApplicationPage {
  const object = asObject(answer);
  const applications = readApplications(answer);
  return {
    applications,
    total: toNumber(object.total) ?? applications.length,
    page: toNumber(object.page) ?? 1,
    pageSize: toNumber(object.pageSize) ?? applications.length,
  };
}
