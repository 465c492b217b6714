import type { Application } from '@stellwerk/domain';
import { ownApplications } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { send } from '../client';

/** The applications of the logged-in person. @throws ApiError */
export const loadOwnApplications = (): Promise<readonly Application[]> => send(ownApplications, {}, handles401);
