import type { Generated } from 'kysely';

export interface IndustriesTable {
  id: Generated<number>;
  name: string;
}

export interface CompaniesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  description: string | null;
  industry_id: number | null;
  city: string | null;
  location: string | null;
  street_and_number: string | null;
  postcode: string | null;
  country: string | null;
  vat_id: string | null;
  employees: string | null;
  website: string | null;
  linkedin_profile: string | null;
  xing_profile: string | null;
  founded_year: number | null;
  /** A path of the site, or the name of a file in media. */
  logo: string | null;
  is_active: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface MembershipsTable {
  id: Generated<number>;
  company_id: number;
  user_id: number;
  role: 'MEMBER' | 'RECRUITER' | 'ADMIN' | 'OWNER';
  created_at: Generated<Date>;
}

export interface TeamMembersTable {
  id: Generated<number>;
  company_id: number;
  user_id: number | null;
  first_name: string;
  last_name: string;
  email: string | null;
  position: string | null;
  job_description: string | null;
  linkedin_profile: string | null;
  avatar: string | null;
  planned_role: Generated<string>;
  status: Generated<string>;
  invitation_sent: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface InvitationsTable {
  id: Generated<number>;
  company_id: number;
  team_member_id: number | null;
  email: string;
  first_name: string | null;
  last_name: string | null;
  position: string | null;
  role: Generated<string>;
  token_hash: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  accepted_at: Date | null;
}

export interface PlansTable {
  id: Generated<number>;
  name: string;
  plan_type: string;
  /** Decimal text; null is on request. */
  price: string | number | null;
  currency: Generated<string>;
  description: Generated<string>;
  max_jobs_parallel: Generated<number>;
}

export interface SubscriptionsTable {
  id: Generated<number>;
  company_id: number;
  plan_id: number;
  status: Generated<string>;
  billing_cycle: Generated<string>;
  start_date: Date;
  end_date: Date | null;
  auto_renew: Generated<boolean>;
}

export interface FocusPagesTable {
  id: Generated<number>;
  company_id: number;
  title: string;
  slug: string;
  description: Generated<string>;
  content: Generated<string>;
  status: Generated<'draft' | 'published' | 'archived'>;
  industry_id: number | null;
  website: string | null;
  slogan: string | null;
  featured: Generated<boolean>;
  cover_image: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface MessagesTable {
  id: Generated<number>;
  company_id: number;
  user_id: number | null;
  sender_type: string;
  recipient_type: string;
  /** One of the three fixed recipients (O40). */
  recipient_label: string | null;
  subject: string;
  content: string;
  is_read: Generated<boolean>;
  hidden_for_company: Generated<boolean>;
  hidden_for_user: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
