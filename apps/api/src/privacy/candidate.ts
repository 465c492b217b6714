import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import type { UserRow } from '../people/accounts/store.ts';
import type { FullApplication } from '../applications/application/store.ts';
import { ownWire } from '../applications/application/to-wire.ts';
import { urlOf } from '../platform/media/public-files.ts';

type Wire = z.input<typeof shapes.candidateProfile>;
type Field = 'location' | 'linkedin_profile' | 'xing_profile' | 'website_url';

/**
 * A person as seen by the person or a company (O11). Data missing in the account come from the newest application that has them.
 * @param applications those that the reader may see, the newest first
 */
export function candidateWire(user: UserRow, applications: readonly FullApplication[]): Wire {
  const known = (field: Field): string | null => applications.find(({ row }) => row[field] !== null)?.row[field] ?? null;
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    phone: user.phone,
    avatar: urlOf(user.avatar, 'avatars'),
    location: user.location ?? known('location'),
    linkedinProfile: user.linkedin_profile ?? known('linkedin_profile'),
    xingProfile: user.xing_profile ?? known('xing_profile'),
    websiteUrl: user.website ?? known('website_url'),
    applications: applications.map(ownWire),
  };
}
