import { readNothing } from './answers';
import type { Call } from './call';

/** Files. */
export const cvFile = {
  name: 'cvFile',
  method: 'GET',
  path: '/api/public/media/cv/:filename',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** Pictures and videos of everybody, and, with a signature or a permission, files of applications (API37). */
export const mediaFile = {
  name: 'mediaFile',
  method: 'GET',
  path: '/api/media/:folder/:size/:filename',
  token: 'none',
  read: readNothing,
} as const satisfies Call;
