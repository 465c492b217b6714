import { ACCOUNT_ROLES } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { urlOf } from '../../platform/media/public-files.ts';
import type { Person } from './service.ts';

/** An account as its owner reads it. */
export function userWire(user: Person): z.input<typeof shapes.userAnswer> {
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    avatar: urlOf(user.avatar, 'avatars'),
    emailConfirmed: user.email_verified_at !== null,
    roles: ACCOUNT_ROLES.filter((role) => user.roles.includes(role)),
  };
}
