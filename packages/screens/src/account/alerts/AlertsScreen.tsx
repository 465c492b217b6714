import { Button, LinkButton, Loaded, Section, Skeleton, SkeletonRegion, type Loadable } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { alertRhythmLabels, alertText, generalMessages, jobAlertMessages, type JobAlert } from '@stellwerk/domain';
import { useRef } from 'react';
import { alertsTexts as texts } from '../../i18n/alerts.de';
import { paths } from '../../paths';
import { NothingYet } from '../NothingYet';

export interface AlertsScreenProps {
  readonly alerts: Loadable<readonly JobAlert[]>;
  /** Deletes an alert; rejects on failure. */
  readonly remove: (id: string) => Promise<void>;
}

/** URL of the job list with the filters of an alert. */
function listHref({ query }: JobAlert): string {
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])));
  return search.size === 0 ? paths.jobs() : `${paths.jobs()}?${search}`;
}

function List({ alerts, ...calls }: Pick<AlertsScreenProps, 'remove'> & { readonly alerts: readonly JobAlert[] }) {
  const list = useRef<HTMLUListElement>(null);
  const remove = useAction(calls.remove, { success: texts.removed, failure: jobAlertMessages.deleteFailed });
  return (
    <ul ref={list} tabIndex={-1} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      {alerts.map((alert) => {
        const search = alertText(alert.query);
        return (
          <li
            key={alert.id}
            className="sw:flex sw:flex-wrap sw:items-center sw:gap-4 sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-5"
          >
            <div className="sw:min-w-0 sw:flex-[1_1_240px]">
              <h3 className="sw:text-lg sw:font-semibold sw:hyphens-auto sw:break-words">{search}</h3>
              <p className="sw:text-ink-2">{alertRhythmLabels[alert.rhythm]}</p>
            </div>
            <LinkButton size="sm" href={listHref(alert)} aria-label={texts.listOf(search)}>
              {texts.list}
            </LinkButton>
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.removeOf(search)}
              loading={remove.args?.[0] === alert.id}
              onClick={() => void remove.run(alert.id).then(({ ok }) => ok && list.current?.focus())}
            >
              {texts.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-4">
    <Skeleton height={88} />
    <Skeleton height={88} />
  </SkeletonRegion>
);

/** The person's confirmed job alerts, to view and to delete (O93). */
export function AlertsScreen({ alerts, remove }: AlertsScreenProps) {
  return (
    <Section title={texts.title} size="lg">
      <Loaded
        value={alerts}
        skeleton={skeleton}
        failure={{ level: 3, title: jobAlertMessages.loadFailed, children: generalMessages.retryLater }}
        empty={<NothingYet title={texts.none} text={texts.noneText} jobs={texts.jobs} />}
      >
        {(list) => <List alerts={list} remove={remove} />}
      </Loaded>
    </Section>
  );
}
