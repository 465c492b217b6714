/** Root folder of the repository. */
export const root: string;
/** Path of a file or folder that later runs use again; it may be deleted at any time. */
export function cached(name: string): string;
