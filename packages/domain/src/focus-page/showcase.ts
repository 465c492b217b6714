import { readCompanySummary, type CompanySummary } from '../company/read-summary';
import { readJobListItem, type JobListItem } from '../job/list/list';
import { asList, asObject } from '../wire/loose';
import { readFocusPage, type FocusPage } from './read';

/** A company's focus page as visitors see it, with its company and jobs (O14). Texts are '' if missing. */
export interface ShowcasePage extends Pick<
  FocusPage,
  'id' | 'slug' | 'title' | 'slogan' | 'description' | 'content' | 'coverUrl' | 'website' | 'status'
> {
  /** Name of the industry; '' without one. */
  readonly industry: string;
  readonly company: Pick<CompanySummary, 'id' | 'name' | 'slug' | 'logoUrl' | 'listed'>;
  /** The active jobs of this page; without any, the newest of the company. */
  readonly jobs: readonly JobListItem[];
}

/** Reads a focus page by its slug (CF22, O14). */
export function readShowcasePage(answer: unknown): ShowcasePage {
  const page = asObject(answer);
  const { id: pageId, slug, title, slogan, description, content, coverUrl, website, status, industry } = readFocusPage(page);
  const { id, name, slug: companySlug, logoUrl, listed } = readCompanySummary(page.company);
  return {
    id: pageId,
    slug,
    title,
    slogan,
    description,
    content,
    coverUrl,
    website,
    status,
    industry: industry?.name ?? '',
    company: { id, name, slug: companySlug, logoUrl, listed },
    jobs: asList(page.jobs).map(readJobListItem),
  };
}
