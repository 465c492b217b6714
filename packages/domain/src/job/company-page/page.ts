import { readJobListItem, type JobListItem } from '../list/list';
import { asList, asObject, firstText } from '../../wire/loose';
import { readCompanySummary, type CompanySummary } from '../../company/read-summary';

/** A company as its public page shows it. */
export interface CompanyPage extends CompanySummary {
  /** Sanitised HTML; '' without one. */
  readonly description: string;
  /** Its open jobs, the newest first. */
  readonly jobs: readonly JobListItem[];
}

/** Reads the answer of a public company page (O12). */
export function readCompanyPage(value: unknown): CompanyPage {
  const company = asObject(value);
  return { ...readCompanySummary(value), description: firstText(company.description), jobs: asList(company.jobs).map(readJobListItem) };
}
