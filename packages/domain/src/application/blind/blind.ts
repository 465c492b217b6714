import type * as z from 'zod/mini';
import { withoutTraces } from './text';
import { APPLICATION_DEFAULTS, FIRST_LOOK_STATUSES, hasEnded, type ApplicationStatus } from '../codes';
import { documentLabels, blindReviewLabels } from '../labels.de';
import { DOCUMENT_RULES, type DocumentKind } from '../documents';
import type { applicationCompany, applicationSummary, documentAnswer } from '../wire';

type CompanyWire = z.output<typeof applicationCompany>;
type SummaryWire = z.output<typeof applicationSummary>;
type DocumentWire = z.output<typeof documentAnswer>;

/**
 * Whether the applicant is hidden from the company (decision 0079). A rejection or withdrawal does not change
 * that.
 * @param status the new status
 * @param blindReview whether the job enables a blind first look
 * @param before whether the applicant was hidden until now
 */
export function isBlindAfter(
  status: ApplicationStatus,
  { blindReview, before }: { readonly blindReview: boolean; readonly before: boolean },
): boolean {
  if (hasEnded(status)) return blindReview && before;
  return blindReview && FIRST_LOOK_STATUSES.includes(status);
}

/** Whether the applicant is informed about being hidden: not after a rejection (decision 0079). */
export function isBlindToApplicant({ status, blind }: { readonly status: ApplicationStatus; readonly blind: boolean }): boolean {
  return blind && FIRST_LOOK_STATUSES.includes(status);
}

/** Display name of a hidden applicant. */
export const blindName = (id: number) => ({
  firstName: blindReviewLabels.firstName,
  lastName: String(id),
  candidateName: blindReviewLabels.name(id),
});

/** File name of a hidden applicant: its kind, and the extension that its slot accepts, nothing else of the given name. */
export function blindFileName({ id, kind, name }: { readonly id: number; readonly kind: DocumentKind; readonly name: string }): string {
  const extension = DOCUMENT_RULES[kind].extensions.find((known) => name.toLowerCase().endsWith(known)) ?? '';
  return `${documentLabels[kind]}${kind === 'additional' ? ` ${id}` : ''}${extension}`;
}

const blindDocument = ({ id, kind, name, size, contentType, url }: DocumentWire): DocumentWire => ({
  id,
  kind,
  name: blindFileName({ id, kind, name }),
  size,
  contentType,
  url,
});

/** Values of a hidden applicant in a list. */
const nobody = (id: number) => ({ ...blindName(id), email: '', phone: null, location: null, user: null, repeated: false, blind: true });

/**
 * An application without the applicant: a list of the kept fields, so that a new field is hidden by default. The
 * referrer is left out too, because people know each other.
 */
export function withoutPerson(wire: CompanyWire): CompanyWire {
  const text = wire.jobDescription ?? wire.message;
  const letter = text === null ? null : withoutTraces(text, wire);
  const documents = wire.documents.map(blindDocument);
  return {
    ...nobody(wire.id),
    candidateEmail: '',
    candidatePhone: null,
    linkedinProfile: null,
    linkedinUrl: null,
    xingProfile: null,
    xingUrl: null,
    websiteUrl: null,
    salutation: APPLICATION_DEFAULTS.salutation,
    referral: null,
    referredBy: null,
    message: letter,
    jobDescription: letter,
    documents,
    additionalDocuments: documents.filter(({ kind }) => kind === 'additional').map(({ url, name }) => ({ url, name })),
    statusHistory: wire.statusHistory.map(({ status, date, byCompany, by, note, reason, message, takenBackBy }) => ({
      status,
      date,
      byCompany,
      by: byCompany ? by : blindReviewLabels.name(wire.id),
      note,
      reason,
      message: message === null ? null : withoutTraces(message, wire),
      takenBackBy,
    })),
    id: wire.id,
    status: wire.status,
    createdAt: wire.createdAt,
    submittedAt: wire.submittedAt,
    updatedAt: wire.updatedAt,
    eraseAt: wire.eraseAt,
    jobId: wire.jobId,
    jobTitle: wire.jobTitle,
    jobOffer: wire.jobOffer,
    skills: wire.skills,
    applicationType: wire.applicationType,
    source: wire.source,
    initialApplication: wire.initialApplication,
    newsletter: wire.newsletter,
    terms: wire.terms,
    gdpr: wire.gdpr,
    assignedRecruiter: wire.assignedRecruiter,
    token: wire.token,
    cv: wire.cv,
    resumeUrl: wire.resumeUrl,
    coverLetterUrl: wire.coverLetterUrl,
    video: wire.video,
    videoUrl: wire.videoUrl,
    notes: wire.notes,
    recruiterNotes: wire.recruiterNotes,
    rating: wire.rating,
    undo: wire.undo,
  };
}

/** A list entry without the applicant; a list of the kept fields, like in `withoutPerson`. */
export function summaryWithoutPerson(wire: SummaryWire): SummaryWire {
  return {
    ...nobody(wire.id),
    documents: wire.documents.map(blindDocument),
    id: wire.id,
    status: wire.status,
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    jobOffer: wire.jobOffer,
    assignedRecruiter: wire.assignedRecruiter,
    notes: wire.notes,
    rating: wire.rating,
  };
}
