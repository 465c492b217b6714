import { exportSubscribers, subscribers } from '@stellwerk/domain/calls';
import { readSubscribersState, subscribersQuery, SubscribersScreen, toSubscribersQuery } from '@stellwerk/screens/admin/subscribers';
import { download } from '../../data/download';
import { saveFile } from '../../data/save-file';
import { useCall } from '../../data/use-call';
import { useQueryState } from '../use-query-state';

const saveSubscribers = async (): Promise<void> => saveFile(await download(exportSubscribers, {}), 'abonnenten.csv');

/** Subscribers of the newsletter or of new jobs by mail (O47, O93). */
export default function Subscribers() {
  const { state, change } = useQueryState(readSubscribersState, toSubscribersQuery, ['tab']);
  const page = useCall(subscribers, { query: subscribersQuery(state) }, { keepPrevious: true });
  return <SubscribersScreen subscribers={page} state={state} onChange={change} exportSubscribers={saveSubscribers} />;
}
