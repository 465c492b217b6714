import type * as z from 'zod/mini';
import type { applicationCompany, applicationSummary } from './wire';

type CompanyWire = z.output<typeof applicationCompany>;
type SummaryWire = z.output<typeof applicationSummary>;

/** Internal data about an application that its applicant never reads (decisions, rule 3). */
const unsaid = { notes: null, rating: null, assignedRecruiter: null, repeated: false } as const;

/** A list entry for a member who is the applicant: without colleagues' notes. */
export const summaryWithoutReview = (wire: SummaryWire): SummaryWire => ({ ...wire, ...unsaid });

/** An application for a member who is the applicant: only the applicant's view of notes, rating and history, in the form of the company. */
export const withoutReview = (wire: CompanyWire): CompanyWire => ({
  ...wire,
  ...unsaid,
  recruiterNotes: null,
  // Omits undone changes, which the applicant never saw.
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
