/** Every call, and nothing else: the endpoint table is checked against these names. */
export * from './accounts';
export * from './applications';
export * from './apply';
export * from './companies';
export * from './company-jobs';
export * from './company-page';
export * from './focus-pages';
export * from './guest-applications';
export * from './history';
export * from './invitations';
export * from './job';
export * from './job-list';
export * from './media';
export * from './operation';
export * from './team';
export * from './transfer';
export * from './visits';
