import { companySlug } from '@stellwerk/domain';
import type { DemoData } from '@stellwerk/domain/fixtures';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { insertAll, orNull, when } from './rows.ts';

/** Companies with their members, pages, invitations and messages. */
export async function companyRows(trx: Transaction<Database>, data: DemoData): Promise<void> {
  await trx
    .insertInto('companies')
    .values(
      data.companies.map((company) => ({
        id: company.id,
        name: company.name,
        slug: companySlug(company.name),
        description: orNull(company.description),
        industry_id: company.industryId,
        city: orNull(company.city),
        street_and_number: orNull(company.streetAndNumber),
        postcode: orNull(company.postcode),
        country: orNull(company.country),
        vat_id: orNull(company.vatId),
        employees: company.employees,
        website: orNull(company.website),
        linkedin_profile: orNull(company.linkedinProfile),
        xing_profile: orNull(company.xingProfile),
        brand_color: company.brandColor ?? null,
        founded_year: company.foundedYear,
        logo: company.logo,
        is_active: company.isActive,
        created_at: when(company.createdAt),
      })),
    )
    .execute();
  await peopleRows(trx, data);
  await focusPageRows(trx, data);
  await invitationRows(trx, data);
  await subscriptionRows(trx, data);
  await messageRows(trx, data);
}

async function focusPageRows(trx: Transaction<Database>, data: DemoData): Promise<void> {
  await insertAll(data.focusPages, (rows) =>
    trx
      .insertInto('focus_pages')
      .values(
        rows.map((page) => ({
          id: page.id,
          company_id: page.companyId,
          title: page.title,
          slug: page.slug,
          description: page.description,
          content: page.content,
          status: page.status,
          industry_id: page.industryId,
          website: orNull(page.website),
          slogan: orNull(page.slogan),
          featured: page.featured,
          cover_image: page.coverImage,
          created_at: when(page.createdAt),
        })),
      )
      .execute(),
  );
}

async function invitationRows(trx: Transaction<Database>, data: DemoData): Promise<void> {
  await insertAll(data.invitations, (rows) =>
    trx
      .insertInto('invitations')
      .values(
        rows.map((invitation) => ({
          id: invitation.id,
          company_id: invitation.companyId,
          email: invitation.email,
          first_name: orNull(invitation.firstName),
          last_name: orNull(invitation.lastName),
          position: orNull(invitation.position),
          role: invitation.role,
          created_at: when(invitation.createdAt),
          expires_at: when(invitation.expiresAt),
        })),
      )
      .execute(),
  );
}

async function subscriptionRows(trx: Transaction<Database>, data: DemoData): Promise<void> {
  await insertAll(data.subscriptions, (rows) =>
    trx
      .insertInto('subscriptions')
      .values(
        rows.map((subscription) => ({
          id: subscription.id,
          company_id: subscription.companyId,
          plan_id: subscription.planId,
          status: subscription.status,
          billing_cycle: subscription.billingCycle,
          start_date: when(subscription.startDate),
          end_date: subscription.endDate === null ? null : when(subscription.endDate),
          auto_renew: subscription.autoRenew,
        })),
      )
      .execute(),
  );
}

async function messageRows(trx: Transaction<Database>, data: DemoData): Promise<void> {
  await insertAll(data.messages, (rows) =>
    trx
      .insertInto('messages')
      .values(
        rows.map((message) => ({
          id: message.id,
          company_id: message.companyId,
          user_id: message.userId,
          sender_type: message.senderType,
          recipient_type: message.recipientType,
          recipient: message.recipient,
          subject: message.subject,
          content: message.content,
          is_read: message.isRead,
          created_at: when(message.createdAt),
          updated_at: when(message.updatedAt),
        })),
      )
      .execute(),
  );
}

async function peopleRows(trx: Transaction<Database>, data: DemoData): Promise<void> {
  await insertAll(data.members, (rows) =>
    trx
      .insertInto('team_members')
      .values(
        rows.map((member) => ({
          id: member.id,
          company_id: member.companyId,
          user_id: member.userId,
          first_name: member.firstName,
          last_name: member.lastName,
          email: orNull(member.email),
          position: orNull(member.position),
          job_description: orNull(member.jobDescription),
          linkedin_profile: orNull(member.linkedinProfile),
          avatar: member.avatar,
          planned_role: member.role,
          status: member.status,
          invitation_sent: member.invitationSent,
        })),
      )
      .execute(),
  );
  const memberships = data.members.flatMap((member) =>
    member.userId === null ? [] : [{ company_id: member.companyId, user_id: member.userId, role: member.role }],
  );
  const owners = data.companies.flatMap((company) =>
    memberships.some((membership) => membership.company_id === company.id && membership.user_id === company.ownerId)
      ? []
      : [{ company_id: company.id, user_id: company.ownerId, role: 'OWNER' as const }],
  );
  await insertAll([...memberships, ...owners], (rows) =>
    trx
      .insertInto('memberships')
      .values([...rows])
      .execute(),
  );
}
