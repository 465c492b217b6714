import '../../../members.css';
import { createJobAlert } from '@stellwerk/domain/calls';
import { JobAlertDialog } from '@stellwerk/screens/public/job-alert';
import type { JobAlertPartProps } from '@stellwerk/screens/public/jobs';
import { useLocation } from 'react-router-dom';
import { send } from '../../../data/client';

/** Parameters of the list's URL for order and pages are not part of a search. */
const NOT_SEARCHED = new Set(['page', 'sort']);

/** The filters of the list, from its URL. */
function filtersIn(address: string): Readonly<Record<string, readonly string[]>> {
  const values = new URLSearchParams(address);
  const names = [...new Set(values.keys())].filter((name) => !NOT_SEARCHED.has(name));
  return Object.fromEntries(
    names.map((name) => [name, values.getAll(name).filter((value) => value !== '')] as const).filter(([, list]) => list.length > 0),
  );
}

/**
 * The dialog that makes an alert of the current filters. It imports the members' style sheet, because the visitors' one lacks its styles.
 */
export default function AlertWindow({ search, ...props }: JobAlertPartProps) {
  const address = useLocation().search;
  const query = search === undefined ? filtersIn(address) : { search: [search] };
  // One value is not wrapped in a list, like in a URL.
  const asked = Object.fromEntries(Object.entries(query).map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
  return <JobAlertDialog {...props} query={query} createJobAlert={(order) => send(createJobAlert, { body: { ...order, query: asked } })} />;
}
