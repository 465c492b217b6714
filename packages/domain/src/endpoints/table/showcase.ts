import * as calls from '../../calls/showcase';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

const bySlug = { scope: 'none', answer: shapes.showcasePage } as const;

/** Focus pages as everybody reads them. */
export const showcaseEndpoints = {
  publicShowcase: {
    ...calls.publicShowcase,
    ...bySlug,
    access: 'public',
    spec: ['API29', 'CF22'],
    summary: 'Veröffentlichte Fokusseite nach ihrem Kurznamen.',
  },
  privateShowcase: {
    ...calls.privateShowcase,
    ...bySlug,
    access: 'user',
    spec: ['API28', 'CF22'],
    summary: 'Fokusseite nach ihrem Kurznamen, für Mitglieder auch als Entwurf.',
  },
} as const satisfies EntriesOf<typeof calls>;
