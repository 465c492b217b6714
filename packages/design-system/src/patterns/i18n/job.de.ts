/** Words of the job card; apart from the other patterns' words, because public lists load only these. */
export const jobWords = { published: 'Veröffentlicht am' } as const;
