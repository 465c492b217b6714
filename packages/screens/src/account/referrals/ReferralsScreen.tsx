import { Card, FilterChips, Loaded, Section, Skeleton, SkeletonRegion, type Loadable } from '@stellwerk/design-system';
import { countOf, formatCount, generalMessages, referrerStats, type OwnReferral, type ReferrerStats } from '@stellwerk/domain';
import { useState } from 'react';
import { referralTexts as texts } from '../../i18n/referrals.de';
import { ListPages, ListResults, listView, ResultsCount } from '../../lists';
import { NothingYet } from '../NothingYet';
import { ReferralJobs } from './ReferralJobs';
import { ReferralLink, type ReferralLinkActions } from './ReferralLink';

const PAGE = 10;
const FILTERS = ['all', 'active', 'paused'] as const;
type Filter = (typeof FILTERS)[number];

export interface ReferralsScreenProps extends ReferralLinkActions {
  readonly referrals: Loadable<readonly OwnReferral[]>;
  /** Figures from the server; without them they are counted from the links. */
  readonly stats?: ReferrerStats;
}

const view = listView({
  texts: ({ job }: OwnReferral) => [job.title],
  filters: { filter: ({ active }: OwnReferral, filter: Filter) => filter === 'all' || active === (filter === 'active') },
  pageSize: PAGE,
});

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
      aria-label={texts.figures}
      className="sw:grid sw:grid-cols-2 sw:gap-x-6 sw:gap-y-5 sw:border-y sw:border-line sw:py-5 sw:sm:grid-cols-4 sw:lg:grid-cols-7"
    >
      {shown.map((key) => (
        <div key={key} className="sw:grid sw:content-between">
          <dt className="sw:text-sm sw:text-ink-2">{texts.stats[key]}</dt>
          <dd className="sw:text-2xl sw:font-semibold">{formatCount(stats[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ referrals, actions }: { readonly referrals: readonly OwnReferral[]; readonly actions: ReferralLinkActions }) {
  const [state, setState] = useState<{ readonly filter: Filter; readonly page: number }>({ filter: 'all', page: 1 });
  const { rows, total, page, count } = view(referrals, { ...state, search: '' });
  return (
    <ListResults shown={[state.filter, page]} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <FilterChips
        label={texts.filter}
        value={state.filter}
        onChange={(filter) => setState({ filter, page: 1 })}
        options={FILTERS.map((value) => ({ value, label: texts.filters[value], count: count('filter', value) }))}
      />
      <ResultsCount level={3}>{countOf(total, texts.one, texts.many)}</ResultsCount>
      {total === 0 ? (
        <p className="sw:py-4 sw:text-ink-2">{texts.noneInFilter}</p>
      ) : (
        <ul className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
          {rows.map((referral) => (
            <li key={referral.id}>
              <ReferralLink referral={referral} {...actions} />
            </li>
          ))}
        </ul>
      )}
      <ListPages label={texts.pages} page={page} pageSize={PAGE} total={total} onPage={(next) => setState({ ...state, page: next })} />
    </ListResults>
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

const none = <NothingYet title={texts.emptyTitle} text={texts.empty} jobs={texts.jobs} />;

/**
 * The person's referrals at /dashboard?tab=referrals: figures, links, and their jobs (O07, O43 to
 * O45).
 */
export function ReferralsScreen({ referrals, stats, ...actions }: ReferralsScreenProps) {
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-12">
      <Section title={texts.title} size="lg" intro={texts.intro} className="sw:gap-6">
        <Loaded
          className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6"
          value={referrals}
          skeleton={<Loading />}
          failure={{ level: 3, title: texts.loadFailed, children: generalMessages.retryLater }}
          empty={none}
        >
          {(list) => (
            <>
              <Figures stats={stats ?? referrerStats(list)} />
              <Links referrals={list} actions={actions} />
            </>
          )}
        </Loaded>
      </Section>
      {referrals.state === 'ready' && <ReferralJobs referrals={referrals.data} />}
    </div>
  );
}
