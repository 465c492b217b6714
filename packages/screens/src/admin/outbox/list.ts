import { MAIL_STANDINGS, type MailStanding, type OutboxMail, type OutboxPage } from '@stellwerk/domain';
import { pageQuery, pageView, readAdminList, writeAdminList, type AdminListState } from '../shared/list';

export const OUTBOX_FILTERS = ['all', ...MAIL_STANDINGS] as const;
export type OutboxFilter = (typeof OUTBOX_FILTERS)[number];
export type OutboxState = AdminListState<OutboxFilter>;

export const ALL_MAILS: OutboxState = { search: '', filter: 'all', page: 1 };

/** Parses the state of the outbox from the URL; unknown values become the default. */
export const readOutboxState = (query: URLSearchParams): OutboxState => readAdminList(query, OUTBOX_FILTERS, 'all');

/** The query of a state without default values. */
export const toOutboxQuery = (state: OutboxState) => writeAdminList(state, 'all');

/** Query parameters of the request. */
export const outboxQuery = (state: OutboxState) => pageQuery<MailStanding>(state);

export const mailsView = (page: OutboxPage) => pageView<OutboxMail, OutboxFilter>(page.mails, page);
