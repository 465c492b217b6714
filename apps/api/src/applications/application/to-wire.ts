import {
  isBlindToApplicant,
  summaryWithoutPerson,
  summaryWithoutReview,
  withoutPerson,
  withoutReview,
  type DocumentKind,
} from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import type { Actor } from '../../platform/context/actor.ts';
import { companyPublicWire } from '../../companies/company/to-wire.ts';
import { hyphenatedOf } from '../../jobs/job/to-wire.ts';
import type { Figures } from './figures-store.ts';
import type { DocumentRow, FullApplication, HistoryRow } from './store.ts';
import type { SummaryRow } from './summary-store.ts';

type OwnWire = z.input<typeof shapes.applicationOwn>;
type CompanyWire = z.input<typeof shapes.applicationCompany>;
type SummaryWire = z.input<typeof shapes.applicationSummary>;

/** Documented URL of a file (CA79). It opens only with a signature or the token of a permitted reader (O19). */
export function documentUrl(document: Pick<DocumentRow, 'filename'>): string {
  return `/api/public/media/cv/${encodeURIComponent(document.filename)}`;
}

function documentWire(
  document: Pick<DocumentRow, 'id' | 'kind' | 'name' | 'size' | 'content_type' | 'filename'>,
): OwnWire['documents'][number] {
  return {
    id: document.id,
    kind: document.kind,
    name: document.name,
    size: document.size,
    contentType: document.content_type,
    url: documentUrl(document),
  };
}

function jobWire({ job, company }: FullApplication): OwnWire['jobOffer'] {
  return {
    id: job.id,
    title: job.title,
    city: job.city,
    employment: job.employment,
    workingModel: job.working_model,
    isActive: job.is_active,
    companyId: companyPublicWire(company),
  };
}

/** Omits undone changes: the applicant never heard of them. */
const standingChanges = ({ history }: FullApplication): readonly HistoryRow[] => history.filter((change) => change.taken_back_at === null);

function undoWire(application: FullApplication): CompanyWire['undo'] {
  const last = standingChanges(application).at(-1);
  if (!last?.undo_until) return null;
  const { status, known_status } = application.row;
  return { change: last.id, until: last.undo_until.toISOString(), message: status !== known_status };
}

/** An application as the applicant reads it: no notes, no rating, no authors' names (rule 3). */
export function ownWire(application: FullApplication): OwnWire {
  const { row, job } = application;
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    linkedinProfile: row.linkedin_profile,
    message: row.message,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    submittedAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    jobId: job.id,
    jobTitle: job.title,
    jobOffer: {
      ...jobWire(application),
      hyphenated: hyphenatedOf({ title: job.title, company: application.company.name, city: job.city }),
    },
    documents: application.documents.map(documentWire),
    statusHistory: standingChanges(application).map((change) => ({
      status: change.status,
      date: change.created_at.toISOString(),
      byCompany: change.by_company,
    })),
    blind: isBlindToApplicant(row),
    eraseAt: row.erase_at?.toISOString() ?? null,
  };
}

/** The reading member: an applicant does not learn the notes of colleagues (rule 3). */
type Reader = Pick<Actor, 'id'>;

/** An application as members of the company read it, in both spellings (CA75), without the person while hidden (decision 0079). */
export function companyWire(application: FullApplication, reader: Reader): CompanyWire {
  const open = openWire(application);
  const wire = open.blind ? withoutPerson(open) : open;
  return application.row.user_id === reader.id ? withoutReview(wire) : wire;
}

function openWire(application: FullApplication): CompanyWire {
  const { row, documents, history, recruiter, referral } = application;
  const urlOf = (kind: DocumentKind): string | null => {
    const document = documents.find((candidate) => candidate.kind === kind);
    return document === undefined ? null : documentUrl(document);
  };
  const resume = documents.find(({ kind }) => kind === 'resume');
  const has = (...fields: readonly string[]): boolean => row.consents.some(({ field }) => fields.includes(field));
  return {
    ...ownWire(application),
    jobOffer: { ...jobWire(application), rejectionText: application.job.rejection_text },
    candidateName: `${row.first_name} ${row.last_name}`,
    candidateEmail: row.email,
    candidatePhone: row.phone,
    location: row.location,
    xingProfile: row.xing_profile,
    linkedinUrl: row.linkedin_profile,
    xingUrl: row.xing_profile,
    websiteUrl: row.website_url,
    jobDescription: row.message,
    skills: [...row.skills],
    salutation: row.salutation,
    applicationType: row.application_type,
    source: row.source,
    initialApplication: row.initial_application,
    newsletter: row.newsletter,
    terms: has('terms', 'acceptTerms'),
    gdpr: has('gdpr'),
    referral: referral?.code ?? null,
    referredBy: referral === null ? null : { firstName: referral.first_name, lastName: referral.last_name },
    user: row.user_id === null ? null : { id: row.user_id },
    assignedRecruiter: recruiter === null ? null : { id: recruiter.id, firstName: recruiter.first_name, lastName: recruiter.last_name },
    token: row.reference_token,
    cv: resume === undefined ? null : { filename: resume.filename, url: documentUrl(resume) },
    resumeUrl: urlOf('resume'),
    coverLetterUrl: urlOf('coverLetter'),
    video: urlOf('video'),
    videoUrl: urlOf('video'),
    additionalDocuments: documents
      .filter(({ kind }) => kind === 'additional')
      .map((document) => ({ url: documentUrl(document), name: document.name })),
    notes: row.notes,
    recruiterNotes: row.notes,
    rating: row.rating,
    statusHistory: history.map((change) => ({
      status: change.status,
      date: change.created_at.toISOString(),
      byCompany: change.by_company,
      by: change.by_name,
      note: change.note,
      reason: change.reason,
      message: change.message,
      takenBackBy: change.taken_back_by,
    })),
    undo: undoWire(application),
    repeated: application.repeated,
    blind: row.blind,
  };
}

/** List entry of an application (decision 0077), without the person while hidden (decision 0079). */
export function summaryWire(row: SummaryRow, reader: Reader): SummaryWire {
  const open = openSummary(row);
  const wire = open.blind ? summaryWithoutPerson(open) : open;
  return row.user_id === reader.id ? summaryWithoutReview(wire) : wire;
}

function openSummary(row: SummaryRow): SummaryWire {
  const { recruiter } = row;
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    candidateName: `${row.first_name} ${row.last_name}`,
    email: row.email,
    phone: row.phone,
    location: row.location,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    jobOffer: {
      id: row.job_id,
      title: row.title,
      city: row.city,
      workingModel: row.working_model,
      isActive: row.is_active,
      rejectionText: row.rejection_text,
    },
    documents: row.documents.map(documentWire),
    user: row.user_id === null ? null : { id: row.user_id },
    assignedRecruiter: recruiter === null ? null : { id: recruiter.id, firstName: recruiter.first_name, lastName: recruiter.last_name },
    notes: row.notes,
    rating: row.rating,
    repeated: row.repeated,
    blind: row.blind,
  };
}

/** Figures as mutable lists. */
export const figuresWire = ({ months, jobs, ...rest }: Figures) => ({ ...rest, months: [...months], jobs: [...jobs] });
