import { Banner, Button, reloadValue, Skeleton, SkeletonRegion, type Loadable } from '@stellwerk/design-system';
import { dashboardMessages, formatDateTime, type TeamRole } from '@stellwerk/domain';
import { overviewTexts } from '../../i18n/company/overview.de';
import { retryText } from '../../i18n/company/shared.de';
import { RefreshButton } from '../shared/RefreshButton';
import { ScreenFrame } from '../shared/ScreenFrame';
import { newest, topJobs } from './figures';
import { NewestApplications, NewestJobs, TopJobs } from './Lists';
import { Quick, Signal } from './Quick';
import { signalOf } from './signal';
import { Stats } from './Stats';
import type { OverviewData, OverviewLinks } from './types';
import { Usage } from './Usage';

const texts = overviewTexts;

export interface OverviewScreenProps {
  /** All data of the overview; a reload requests all of them (CD35). */
  readonly data: Loadable<OverviewData>;
  /**
   * Problem with jobs, applications or team, shown above the overview, which stays (A44, CD28,
   * CD30); '' for none.
   */
  readonly problem: string;
  readonly now: Date;
  /** Role of the person in the company, which determines the actions (O50, O89). */
  readonly teamRole: TeamRole | null;
  readonly links: OverviewLinks;
}

function Loading() {
  return (
    <SkeletonRegion label={dashboardMessages.loading} className="sw:grid sw:gap-8">
      <Skeleton height={84} />
      <div className="sw:grid sw:grid-cols-2 sw:gap-6 sw:sm:grid-cols-3 sw:lg:grid-cols-6">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={92} />
        ))}
      </div>
      <div className="sw:grid sw:gap-12 sw:lg:grid-cols-[minmax(0,1fr)_352px]">
        <Skeleton height={320} />
        <Skeleton height={240} />
      </div>
    </SkeletonRegion>
  );
}

function Content({
  data,
  now,
  teamRole,
  links,
  complete,
}: Pick<OverviewScreenProps, 'now' | 'teamRole' | 'links'> & { readonly data: OverviewData; readonly complete: boolean }) {
  return (
    <div className="sw:grid sw:gap-8">
      {/* With missing lists its text could be wrong. */}
      {complete && data.figures && data.jobs && <Signal {...signalOf({ figures: data.figures, jobs: data.jobs }, now, teamRole, links)} />}
      <Stats data={data} now={now} />
      {/* The quick access comes first in a single column, and at the top of the sidebar in two
          columns. */}
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-x-12 sw:gap-y-10 sw:lg:grid-cols-[minmax(0,1fr)_352px] sw:lg:grid-rows-[auto_1fr]">
        <div className="sw:lg:col-start-2">
          <Quick links={links} teamRole={teamRole} />
        </div>
        <div className="sw:grid sw:content-start sw:gap-10 sw:lg:col-start-1 sw:lg:row-span-2 sw:lg:row-start-1">
          <NewestApplications applications={data.applications && newest(data.applications)} links={links} />
          <NewestJobs jobs={data.jobs && newest(data.jobs)} links={links} />
        </div>
        <div className="sw:grid sw:content-start sw:gap-10 sw:lg:col-start-2">
          <Usage
            subscription={data.subscription}
            activeJobs={data.jobs && data.jobs.filter(({ active }) => active).length}
            members={data.memberCount}
            now={now}
            changeHref={links.subscription}
          />
          <TopJobs jobs={data.jobs && topJobs(data.jobs)} links={links} />
        </div>
      </div>
    </div>
  );
}

/**
 * Shown above the overview, which stays: jobs, applications and team are empty or failed to load
 * (CD28, CD30, A44).
 */
function Problem({ data, problem }: Pick<OverviewScreenProps, 'data' | 'problem'>) {
  return (
    <Banner
      tone="error"
      live="alert"
      className="sw:mb-6"
      actions={
        <Button size="sm" loading={data.reloading} onClick={() => reloadValue(data)}>
          {retryText}
        </Button>
      }
    >
      {problem}
    </Banner>
  );
}

/** The overview in its states: loading, failed, empty, full (CD26, CD32, CD35, CD38 to CD47). */
export function OverviewScreen({ data, problem, now, teamRole, links }: OverviewScreenProps) {
  return (
    <ScreenFrame
      title={texts.title}
      subline={<p className="sw:text-sm sw:text-ink-2">{texts.asOf(formatDateTime(now.toISOString()))}</p>}
      actions={<RefreshButton value={data} />}
      navigation={problem !== '' && <Problem data={data} problem={problem} />}
      failure={texts.loadFailed}
      value={data}
      skeleton={<Loading />}
    >
      {(loaded) => <Content data={loaded} now={now} teamRole={teamRole} links={links} complete={problem === ''} />}
    </ScreenFrame>
  );
}
