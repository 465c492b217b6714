import { MAIL_STANDINGS, type MailStanding, type OutboxMail, type OutboxPage } from '@stellwerk/domain';
import { pageQuery, pageView, readAdminList, writeAdminList, type AdminListState } from '../shared/list';

export const OUTBOX_FILTERS = ['all', ...MAIL_STANDINGS] as const;
export type OutboxFilter = (typeof OUTBOX_FILTERS)[number];
export type OutboxState = AdminListState<OutboxFilter>;

export const ALL_MAILS: OutboxState = { search: '', filter: 'all', page: 1 };

/** Reads the state of the outbox from the URL; anything unknown is the default. */
export const readOutboxState = (query: URLSearchParams): OutboxState => readAdminList(query, OUTBOX_FILTERS, 'all');

/** The query of a state; what is the default is left out. */
export const toOutboxQuery = (state: OutboxState) => writeAdminList(state, 'all');

/** What the list asks the server for. */
export const outboxQuery = (state: OutboxState) => pageQuery<MailStanding>(state);

export const mailsView = (page: OutboxPage) => pageView<OutboxMail, OutboxFilter>(page.mails, page);
