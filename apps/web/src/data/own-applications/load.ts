import type { Application } from '@stellwerk/domain';
import { ownApplications } from '@stellwerk/domain/calls';
import { send } from '../client';

/** The applications of the logged-in person. @throws ApiError */
export const loadOwnApplications = (): Promise<readonly Application[]> => send(ownApplications, {}, { stayOn401: true });
