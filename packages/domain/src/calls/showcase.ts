import { readShowcasePage } from '../focus-page/showcase';
import type { Call } from '../contract/call';

/** A published focus page as visitors read it (CF22). */
export const publicShowcase = {
  name: 'publicShowcase',
  method: 'GET',
  path: '/api/public/focus-pages/by-slug/:pageSlug',
  token: 'none',
  read: readShowcasePage,
} as const satisfies Call;

/** The same for people with an account; members of its company read drafts and archived pages, too (O14). */
export const privateShowcase = {
  name: 'privateShowcase',
  method: 'GET',
  path: '/api/private/focus-pages/by-slug/:pageSlug',
  read: readShowcasePage,
} as const satisfies Call;
