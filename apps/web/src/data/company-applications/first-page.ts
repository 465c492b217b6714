/** Data that every page of a company loads on entry: the newest applications, as the table shows them, and the figures of all (CD36). */
export const FIRST_PAGE = { page: 1, pageSize: 20, with: 'figures' } as const;
