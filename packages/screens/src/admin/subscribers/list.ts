import { SUBSCRIBER_STANDINGS, type Subscriber, type SubscriberPage, type SubscriberStanding } from '@stellwerk/domain';
import { pageQuery, pageView, readAdminList, writeAdminList, type AdminListState } from '../shared/list';

export const SUBSCRIBER_FILTERS = ['all', ...SUBSCRIBER_STANDINGS] as const;
export type SubscriberFilter = (typeof SUBSCRIBER_FILTERS)[number];
export type SubscribersState = AdminListState<SubscriberFilter>;

export const ALL_SUBSCRIBERS: SubscribersState = { search: '', filter: 'all', page: 1 };

/** Parses the state of the list from the URL; unknown values become the default. */
export const readSubscribersState = (query: URLSearchParams): SubscribersState => readAdminList(query, SUBSCRIBER_FILTERS, 'all');

/** The query of a state without default values. */
export const toSubscribersQuery = (state: SubscribersState) => writeAdminList(state, 'all');

/** Query parameters of the request. */
export const subscribersQuery = (state: SubscribersState) => pageQuery<SubscriberStanding>(state);

export const subscribersView = (page: SubscriberPage) => pageView<Subscriber, SubscriberFilter>(page.subscribers, page);
