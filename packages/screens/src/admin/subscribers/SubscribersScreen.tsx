import { Button, Icon, StatusMark, type Loadable, type TableColumn } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { formatDateTime, messageOf, type Subscriber, type SubscriberPage } from '@stellwerk/domain';
import { Download } from 'lucide-react';
import { subscriberTexts as texts } from '../../i18n/admin.de';
import { AdminList, type AdminListSource } from '../shared/AdminList';
import { TwoLines } from '../shared/TwoLines';
import { ALL_SUBSCRIBERS, SUBSCRIBER_FILTERS, subscribersView, type SubscriberFilter } from './list';

export interface SubscribersScreenProps extends AdminListSource<SubscriberFilter> {
  readonly subscribers: Loadable<SubscriberPage>;
  /** Saves the confirmed subscribers as a file; rejects on failure. */
  readonly exportSubscribers: () => Promise<unknown>;
}

const columns: readonly TableColumn<Subscriber>[] = [
  {
    key: 'email',
    header: texts.table.email,
    rowHeader: true,
    width: '40%',
    cell: ({ email }) => <span className="sw:font-semibold sw:wrap-anywhere">{email}</span>,
  },
  { key: 'kind', header: texts.table.kind, cell: ({ kind }) => texts.kinds[kind] },
  { key: 'ordered', header: texts.table.ordered, cell: ({ orderedAt }) => formatDateTime(orderedAt) },
  {
    key: 'state',
    header: texts.table.state,
    cell: ({ confirmedAt }) => (
      <TwoLines below={confirmedAt === null ? '' : formatDateTime(confirmedAt)}>
        {confirmedAt === null ? (
          <StatusMark stage="quarter" tone="amber">
            {texts.waits}
          </StatusMark>
        ) : (
          <StatusMark stage="done" tone="signal">
            {texts.confirmed}
          </StatusMark>
        )}
      </TwoLines>
    ),
  },
];

/** Subscribers of newsletter and job alerts, at /admin?tab=subscribers (O47, O93). */
export function SubscribersScreen({ subscribers, exportSubscribers, ...source }: SubscribersScreenProps) {
  const exporting = useAction(exportSubscribers, { failure: (error) => texts.exportFailed(messageOf(error)) });
  const { state, onChange } = source;
  return (
    <AdminList
      {...source}
      texts={texts}
      value={subscribers}
      viewOf={subscribersView}
      isEmpty={({ counts }) => counts.all === 0 && state.search === ''}
      filters={SUBSCRIBER_FILTERS.map((value) => ({ value, label: texts.filters[value] }))}
      choice={
        <Button
          size="sm"
          className="sw:sm:ms-auto"
          loading={exporting.busy}
          loadingLabel={texts.exporting}
          onClick={() => void exporting.run()}
        >
          {!exporting.busy && <Icon as={Download} />}
          <span>{texts.export}</span>
        </Button>
      }
      columns={columns}
      rowKey={({ kind, id }) => `${kind}-${id}`}
      onReset={() => onChange(ALL_SUBSCRIBERS)}
    />
  );
}
