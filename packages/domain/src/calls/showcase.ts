import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readShowcasePage } from '../focus-page/showcase';

/** A published focus page as visitors read it (CF22). */
export const publicShowcase = {
  name: 'publicShowcase',
  method: 'GET',
  path: '/api/public/focus-pages/by-slug/:pageSlug',
  access: 'public',
  read: readShowcasePage,
} as const satisfies Call;

/** The same for people with an account; members of its company also read drafts and archived pages (O14). */
export const privateShowcase = {
  name: 'privateShowcase',
  method: 'GET',
  path: '/api/private/focus-pages/by-slug/:pageSlug',
  access: 'user',
  read: readShowcasePage,
} as const satisfies Call;

const bySlug = () => ({ scope: 'none', answer: shapes.showcasePage }) as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const showcaseEndpoints = () => ({
  publicShowcase: endpoint(publicShowcase, {
    shared: true,
    ...bySlug(),
    spec: ['API29', 'CF22'],
    summary: 'Veröffentlichte Fokusseite nach ihrem Kurznamen.',
  }),
  privateShowcase: endpoint(privateShowcase, {
    ...bySlug(),
    spec: ['API28', 'CF22'],
    summary: 'Fokusseite nach ihrem Kurznamen, für Mitglieder auch als Entwurf.',
  }),
});
