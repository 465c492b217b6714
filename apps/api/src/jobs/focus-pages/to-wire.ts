import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { urlOf } from '../../platform/media/public-files.ts';
import { sanitise } from '../../platform/text/sanitise.ts';
import type { FocusPageRow } from './store.ts';

type Wire = AnswerOf<'focusPagesByCompany'>[number];

function coverOf(value: string | null): Wire['coverImage'] {
  const url = urlOf(value, 'images');
  return url === null ? null : { url, ...(value !== null && !value.startsWith('/') && { filename: value }) };
}

/** A focus page as members of its company read it (CF13). */
export const focusPageWire = (row: FocusPageRow): Wire => ({
  id: row.id,
  title: row.title,
  description: row.description,
  content: sanitise(row.content),
  status: row.status,
  industry: row.industry_id === null || row.industry === null ? null : { id: row.industry_id, name: row.industry },
  website: row.website,
  slogan: row.slogan,
  featured: row.featured,
  coverImage: coverOf(row.cover_image),
  slug: row.slug,
  createdAt: row.created_at.toISOString(),
  views: row.views,
  version: row.version,
});
