import { EmptyState, LinkButton, Loaded, Section, type Loadable } from '@stellwerk/design-system';
import { generalMessages, type AdminOverview } from '@stellwerk/domain';
import { adminTexts, overviewTexts as texts } from '../../i18n/admin.de';
import { SkeletonRows } from '../../shared/SkeletonRows';
import { ADMIN_TABS, adminHref, type AdminTab } from '../tab';

export interface OverviewScreenProps {
  readonly overview: Loadable<AdminOverview>;
}

const sentences: Readonly<Record<string, readonly [string, string]>> = texts.waiting;

const sentenceOf = (tab: AdminTab, count: number): string => {
  const [one, many] = sentences[tab] ?? [adminTexts.tabs[tab], adminTexts.tabs[tab]];
  return count === 1 ? one : many;
};

const waitingTabs = (overview: AdminOverview): readonly AdminTab[] => ADMIN_TABS.filter((tab) => (overview[tab] ?? 0) > 0);

/** Pending tasks of an administrator with their links, at /admin. */
export function OverviewScreen({ overview }: OverviewScreenProps) {
  return (
    <Section title={texts.title} size="lg">
      <Loaded
        value={overview}
        skeleton={<SkeletonRows count={3} height={72} />}
        failure={{ level: 3, title: texts.loadFailed, children: generalMessages.retryLater }}
        isEmpty={(data) => waitingTabs(data).length === 0}
        empty={
          <EmptyState level={3} title={texts.emptyTitle}>
            {texts.empty}
          </EmptyState>
        }
      >
        {(data) => (
          <ul className="sw:grid">
            {waitingTabs(data).map((tab) => (
              <li key={tab} className="sw:flex sw:flex-wrap sw:items-baseline sw:gap-x-4 sw:gap-y-1 sw:border-t sw:border-rule sw:py-4">
                <span className="sw:min-w-12 sw:text-2xl sw:font-semibold sw:tabular-nums">{data[tab]}</span>
                <span className="sw:grow">{sentenceOf(tab, data[tab] ?? 0)}</span>
                <LinkButton size="sm" href={adminHref(tab)}>
                  {texts.open(adminTexts.tabs[tab])}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
