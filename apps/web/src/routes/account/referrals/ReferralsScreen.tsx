import { Card, EmptyState, ErrorState, FilterChips, LinkButton, Pagination, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { formatCount, generalMessages, referrerStats, type OwnReferral, type ReferrerStats } from '@stellwerk/domain';
import { useState } from 'react';
import { referralWords as words } from '../../../i18n/referrals.de';
import { paths } from '../../../paths';
import { ReferralJobs } from './ReferralJobs';
import { ReferralLink, type ReferralLinkActions } from './ReferralLink';

const PAGE = 10;
const FILTERS = ['all', 'active', 'paused'] as const;
type Filter = (typeof FILTERS)[number];

export interface ReferralsScreenProps extends ReferralLinkActions {
  /** Undefined while they load. */
  readonly referrals: readonly OwnReferral[] | undefined;
  /** Figures of the server; without them they are counted from the links. */
  readonly stats?: ReferrerStats;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

const passes = ({ active }: OwnReferral, filter: Filter): boolean => filter === 'all' || active === (filter === 'active');

function Figures({ stats }: { readonly stats: ReferrerStats }) {
  const shown = [
    'totalReferrals',
    'activeReferrals',
    'totalViews',
    'totalRejects',
    'totalApplications',
    'acceptedApplications',
    'requestedPayouts',
  ] as const satisfies readonly (keyof ReferrerStats)[];
  return (
    <dl
      aria-label={words.figures}
      className="sw:grid sw:grid-cols-2 sw:gap-x-10 sw:gap-y-4 sw:border-y sw:border-line sw:py-5 sw:sm:flex sw:sm:flex-wrap"
    >
      {shown.map((key) => (
        <div key={key} className="sw:grid sw:content-start">
          <dt className="sw:text-sm sw:text-ink-2">{words.stats[key]}</dt>
          <dd className="sw:text-2xl sw:font-semibold">{formatCount(stats[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ referrals, actions }: { readonly referrals: readonly OwnReferral[]; readonly actions: ReferralLinkActions }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [wanted, setPage] = useState(1);
  const found = referrals.filter((referral) => passes(referral, filter));
  const page = Math.min(wanted, Math.max(1, Math.ceil(found.length / PAGE)));
  const first = (page - 1) * PAGE;
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <FilterChips
        label={words.filter}
        value={filter}
        onChange={(next) => {
          setFilter(next);
          setPage(1);
        }}
        options={FILTERS.map((value) => ({
          value,
          label: words.filters[value],
          count: referrals.filter((referral) => passes(referral, value)).length,
        }))}
      />
      {found.length === 0 ? (
        <p className="sw:py-4 sw:text-ink-2">{words.noneInFilter}</p>
      ) : (
        <ul className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
          {found.slice(first, first + PAGE).map((referral) => (
            <li key={referral.id}>
              <ReferralLink referral={referral} {...actions} />
            </li>
          ))}
        </ul>
      )}
      {found.length > PAGE && <Pagination label={words.pages} page={page} pageSize={PAGE} total={found.length} onPage={setPage} />}
    </div>
  );
}

function Loading() {
  return (
    <SkeletonRegion className="sw:grid sw:gap-4">
      <Skeleton height={96} />
      {[1, 2, 3].map((key) => (
        <Card key={key} className="sw:grid sw:gap-4">
          <Skeleton width="60%" height={22} />
          <Skeleton height={40} />
          <Skeleton width="50%" />
        </Card>
      ))}
    </SkeletonRegion>
  );
}

function Content({ referrals, stats, failed, retrying, onRetry, ...actions }: ReferralsScreenProps) {
  if (failed && referrals === undefined) {
    return (
      <ErrorState level={3} title={words.loadFailed} onRetry={onRetry} retrying={retrying}>
        {generalMessages.retryLater}
      </ErrorState>
    );
  }
  if (referrals === undefined) return <Loading />;
  if (referrals.length > 0) {
    return (
      <>
        <Figures stats={stats ?? referrerStats(referrals)} />
        <Links referrals={referrals} actions={actions} />
      </>
    );
  }
  return (
    <EmptyState
      level={3}
      title={words.emptyTitle}
      actions={
        <LinkButton variant="primary" href={paths.jobs()}>
          {words.jobs}
        </LinkButton>
      }
    >
      {words.empty}
    </EmptyState>
  );
}

/** The own recommendations at /dashboard?tab=referrals: figures, links, and the postings behind them (O07, O43 to O45). */
export function ReferralsScreen(props: ReferralsScreenProps) {
  const { referrals } = props;
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-12">
      <section aria-labelledby="meine-empfehlungen" className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
        <div>
          <h2 id="meine-empfehlungen" className="sw:text-2xl">
            {words.title}
          </h2>
          <p className="sw:max-w-prose sw:text-ink-2">{words.intro}</p>
        </div>
        <Content {...props} />
      </section>
      {referrals !== undefined && <ReferralJobs referrals={referrals} />}
    </div>
  );
}
