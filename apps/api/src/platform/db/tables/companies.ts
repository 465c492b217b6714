import type {
  BillingCycle,
  CompanySize,
  CompanyVisibility,
  FocusStatus,
  MemberStatus,
  MessageRecipient,
  PlanType,
  RecipientType,
  SenderType,
  SubscriptionStatus,
  TeamRole,
} from '@stellwerk/domain';
import type { Generated } from 'kysely';
import type { CompanyId, FocusPageId, IndustryId, InvitationId, MemberId, MessageId, PlanId, UserId } from '../../ids.ts';

export interface IndustriesTable {
  id: Generated<IndustryId>;
  name: string;
}

export interface CompaniesTable {
  id: Generated<CompanyId>;
  name: string;
  slug: string;
  description: string | null;
  industry_id: IndustryId | null;
  city: string | null;
  location: string | null;
  street_and_number: string | null;
  postcode: string | null;
  country: string | null;
  vat_id: string | null;
  employees: CompanySize | null;
  website: string | null;
  linkedin_profile: string | null;
  xing_profile: string | null;
  /** `#rrggbb`. */
  brand_color: string | null;
  founded_year: number | null;
  /** A path of the site, or the name of a file in media. */
  logo: string | null;
  is_active: Generated<boolean>;
  visibility: Generated<CompanyVisibility>;
  /** Reply address for applicants of jobs without contact persons. */
  contact_email: Generated<string | null>;
  /** Rises with each change of the profile. */
  version: Generated<number>;
  /** Account of the creator; null for imported companies and deleted accounts. */
  created_by: number | null;
  /** Chosen by the creator, so that the same call twice creates one company. */
  creation_key: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface MembershipsTable {
  id: Generated<number>;
  company_id: CompanyId;
  user_id: UserId;
  role: TeamRole;
  /** Whether the person wants mails about the company at all. */
  notify_by_mail: Generated<boolean>;
  /** Whether the person wants a mail for each new application. */
  notify_applications: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface TeamMembersTable {
  id: Generated<MemberId>;
  company_id: CompanyId;
  user_id: UserId | null;
  first_name: string;
  last_name: string;
  email: string | null;
  position: string | null;
  job_description: string | null;
  linkedin_profile: string | null;
  avatar: string | null;
  planned_role: Generated<TeamRole>;
  status: Generated<MemberStatus>;
  invitation_sent: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface InvitationsTable {
  id: Generated<InvitationId>;
  company_id: CompanyId;
  team_member_id: MemberId | null;
  email: string;
  first_name: string | null;
  last_name: string | null;
  position: string | null;
  role: Generated<TeamRole>;
  invited_by: number | null;
  token_hash: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  accepted_at: Date | null;
}

export interface PlansTable {
  id: Generated<PlanId>;
  name: string;
  plan_type: PlanType;
  /** Decimal text; null is on request. */
  price: string | number | null;
  currency: Generated<string>;
  description: Generated<string>;
  /** 0 is unlimited. */
  max_jobs_parallel: Generated<number>;
}

export interface SubscriptionsTable {
  id: Generated<number>;
  company_id: CompanyId;
  plan_id: PlanId;
  status: Generated<SubscriptionStatus>;
  billing_cycle: Generated<BillingCycle>;
  start_date: Date;
  end_date: Date | null;
  auto_renew: Generated<boolean>;
}

export interface FocusPagesTable {
  id: Generated<FocusPageId>;
  company_id: CompanyId;
  title: string;
  slug: string;
  description: Generated<string>;
  content: Generated<string>;
  status: Generated<FocusStatus>;
  industry_id: IndustryId | null;
  website: string | null;
  slogan: string | null;
  featured: Generated<boolean>;
  cover_image: string | null;
  /** Number of changes, so that concurrent edits of a page are detected. */
  version: Generated<number>;
  created_by: Generated<number | null>;
  /** Key of the creating request, so that a repeated one creates no second page. */
  creation_key: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface MessagesTable {
  id: Generated<MessageId>;
  company_id: CompanyId;
  user_id: UserId | null;
  sender_type: SenderType;
  recipient_type: RecipientType;
  /** One of the three fixed recipients (O40, O75); null for a person or a company. */
  recipient: MessageRecipient | null;
  subject: string;
  content: string;
  is_read: Generated<boolean>;
  hidden_for_company: Generated<boolean>;
  hidden_for_user: Generated<boolean>;
  hidden_for_platform: Generated<boolean>;
  /** Chosen by the sender, so that the same call twice sends one message. */
  request_key: string | null;
  /**
   * The application by whose number the company knows the person, if the last one was deleted before the person was visible; null
   * for others. It is used while there is no other application.
   */
  unseen_application: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
