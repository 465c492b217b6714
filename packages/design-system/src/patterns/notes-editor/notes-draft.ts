import type { Id } from '@stellwerk/domain';

/** Draft key of an application's notes. */
export const notesDraft = (applicationId: Id<'application'>): string => `notes-${applicationId}`;
