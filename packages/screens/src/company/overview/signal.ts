import { countOf, hasRight, sumOf, type ApplicationFigures, type CompanyJob, type TeamRole } from '@stellwerk/domain';
import { overviewTexts } from '../../i18n/company/overview.de';
import { waiting } from './figures';
import type { OverviewLinks } from './types';

const texts = overviewTexts.signal;

/** Text of the signal, with the next step if there is one; the signal is then green. */
export interface SignalState {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string };
}

/**
 * Next step of a company: review new applications, else write the first job if the role permits
 * (O89).
 */
export function signalOf(
  { figures, jobs }: { readonly figures: ApplicationFigures; readonly jobs: readonly CompanyJob[] },
  now: Date,
  teamRole: TeamRole | null,
  links: Pick<OverviewLinks, 'newApplications' | 'createJob'>,
): SignalState {
  const fresh = waiting(figures, now);
  if (fresh.count > 0)
    return {
      title: countOf(fresh.count, texts.one, texts.many),
      text: texts.waiting(fresh.days),
      action: { label: texts.open, href: links.newApplications },
    };
  if (jobs.length === 0 && hasRight(teamRole, 'manageJobs'))
    return { title: texts.noJobs, text: texts.writeFirst, action: { label: texts.createFirst, href: links.createJob } };
  if (sumOf(figures.counts) === 0) return { title: texts.noApplications, text: texts.comeHere };
  return { title: texts.none, text: texts.clear };
}
