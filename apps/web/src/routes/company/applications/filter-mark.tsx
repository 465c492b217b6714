import { StatusMark } from '@stellwerk/design-system';
import { statusLook } from '@stellwerk/design-system/patterns';
import { STATUS_ALIASES, type PanelFilter, type TableFilter } from '@stellwerk/domain';

/** The ring of a filter's status; none before 'Alle'. */
export const filterMark = (filter: TableFilter | PanelFilter) =>
  filter === 'all' ? undefined : <StatusMark {...statusLook[STATUS_ALIASES[filter]]} />;
