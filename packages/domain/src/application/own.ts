import type * as z from 'zod/mini';
import type { applicationCompany, applicationSummary } from './wire';

type CompanyWire = z.output<typeof applicationCompany>;
type SummaryWire = z.output<typeof applicationSummary>;

/** What colleagues keep about an application that its applicant never reads (decisions, rule 3). */
const unsaid = { notes: null, rating: null, assignedRecruiter: null, repeated: false } as const;

/** A row of a list for a member who is the applicant: without what colleagues have noted. */
export const summaryWithoutReview = (wire: SummaryWire): SummaryWire => ({ ...wire, ...unsaid });

/** An application for a member who is the applicant: what its applicant may read of notes, rating and history, in the form of the company. */
export const withoutReview = (wire: CompanyWire): CompanyWire => ({
  ...wire,
  ...unsaid,
  recruiterNotes: null,
  // What was taken back never happened for the applicant.
  statusHistory: wire.statusHistory
    .filter(({ takenBackBy }) => takenBackBy === null)
    .map(({ status, date, byCompany, by }) => ({
      status,
      date,
      byCompany,
      by: byCompany ? '' : by,
      note: null,
      reason: null,
      message: null,
      takenBackBy: null,
    })),
});
