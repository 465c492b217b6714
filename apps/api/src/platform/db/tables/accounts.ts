import type { AccountRole } from '@stellwerk/domain';
import type { Generated } from 'kysely';
import type { Consent } from './applications.ts';
import type { Json } from './jobs.ts';
import type { UserId } from '../../ids.ts';

export interface UsersTable {
  id: Generated<UserId>;
  /** Several accounts may name an email address; at most one of them has confirmed it. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  avatar: string | null;
  linkedin_profile: string | null;
  xing_profile: string | null;
  /** Place where the person lives or works, as shown in profiles. */
  location: string | null;
  website: string | null;
  roles: AccountRole[];
  email_verified_at: Date | null;
  consents: Json<Consent[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  user_id: UserId;
  created_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
}

export interface AccountLinksTable {
  id: Generated<number>;
  user_id: UserId;
  purpose: 'reset-password' | 'confirm-email';
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}
