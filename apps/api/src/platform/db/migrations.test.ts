import * as domain from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPlans } from '../../companies/subscription/subscription.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SEED: 'none' });
  await server.context.db.insertInto('companies').values({ id: 1, name: 'A', slug: 'a' }).execute();
});
afterAll(() => server.stop());

describe('O85: a database without demo data', () => {
  it('has the five industries that forms fall back to (A53), and all others', async () => {
    const rows = await server.context.db.selectFrom('industries').selectAll().orderBy('id').execute();
    expect(rows.slice(0, 5).map(({ name }) => name)).toEqual([
      'IT und Software',
      'Gesundheitswesen',
      'Finanzen und Versicherungen',
      'Industrie und Produktion',
      'Handel und Vertrieb',
    ]);
    expect(rows).toEqual(demoData(new Date()).industries);
  });

  it('has the plans of O39', async () => {
    const plans = await listPlans(server.context.db);
    expect(plans.map(({ planType, price, maxJobsParallel }) => [planType, price, maxJobsParallel])).toEqual([
      ['BASIS', 0, 1],
      ['STANDARD', 49, 10],
      ['PREMIUM', 99, 0],
      ['ENTERPRISE', null, 0],
    ]);
    expect(plans).toEqual(demoData(new Date()).plans);
  });
});

describe('columns of codes', () => {
  const codes: Readonly<Record<string, readonly string[]>> = {
    account_links_purpose_code: ['reset-password', 'confirm-email'],
    application_documents_kind_code: domain.DOCUMENT_KINDS,
    application_status_history_status_code: domain.APPLICATION_STATUSES,
    applications_status_code: domain.APPLICATION_STATUSES,
    audit_action_code: domain.ALL_HISTORY_ACTIONS,
    audit_subject_type_code: ['company', 'member', 'invitation', 'job', 'application', 'focus-page'],
    companies_employees_code: domain.COMPANY_SIZES,
    companies_visibility_check: domain.COMPANY_VISIBILITIES,
    focus_pages_status_check: domain.FOCUS_STATUSES,
    invitations_role_code: domain.TEAM_ROLES,
    job_reports_reason_code: domain.REPORT_REASONS,
    job_reports_state_code: domain.REPORT_STATES,
    job_alerts_rhythm_code: domain.ALERT_RHYTHMS,
    jobs_employment_code: domain.EMPLOYMENTS,
    jobs_pay_unit_code: domain.PAY_UNITS,
    jobs_profile_type_code: domain.JOB_PROFILE_TYPES,
    jobs_template_code: domain.JOB_TEMPLATES,
    jobs_working_model_code: domain.WORKING_MODELS,
    media_folder_code: domain.MEDIA_FOLDERS,
    memberships_role_check: domain.TEAM_ROLES,
    messages_recipient_code: domain.MESSAGE_RECIPIENTS,
    messages_recipient_type_code: domain.RECIPIENT_TYPES,
    messages_sender_type_code: domain.SENDER_TYPES,
    newsletter_subscriptions_status_code: domain.NEWSLETTER_STATUSES,
    newsletter_subscriptions_types_code: domain.NEWSLETTER_TYPES,
    payout_events_state_check: domain.PAYOUT_STATES,
    plans_plan_type_code: domain.PLAN_TYPES,
    quarantine_state_check: ['waiting', 'infected'],
    subscriptions_billing_cycle_code: domain.BILLING_CYCLES,
    subscriptions_status_code: domain.SUBSCRIPTION_STATUSES,
    team_members_planned_role_code: domain.TEAM_ROLES,
    team_members_status_code: domain.MEMBER_STATUSES,
    users_roles_code: domain.ACCOUNT_ROLES,
    visits_kind_code: ['job', 'company', 'focus-page', 'referral-view', 'referral-reject'],
  };

  it('take the codes of the domain and no other', async () => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and connamespace = current_schema()::regnamespace order by 1`.execute(server.context.db);
    const found = rows
      .filter(({ definition }) => definition.includes('ARRAY['))
      .map(({ name, definition }) => [name, [...definition.matchAll(/'([^']*)'::/g)].map((match) => match[1]).toSorted()]);
    // Later migrations add codes at the end.
    const sorted = Object.entries(codes).map(([name, list]) => [name, list.toSorted()]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(sorted));
  });

  it.each([
    ['jobs', `insert into jobs (company_id, title, template) values (1, 'x', 'template4')`],
    ['a list', `insert into users (email, password_hash, first_name, last_name, roles) values ('a', 'b', 'c', 'd', '{CANDIDATE,ROOT}')`],
    ['pay', `insert into jobs (company_id, title, pay_min, pay_currency) values (1, 'x', 1, 'EUR')`],
  ])('refuse others: %s', async (_what, statement) => {
    await expect(sql.raw(statement).execute(server.context.db)).rejects.toThrow(/violates check constraint/);
  });
});

describe('O48: the open invitation of an address', () => {
  const invite = (createdAt: string, expiresAt: string) =>
    server.context.db
      .insertInto('invitations')
      .values({ company_id: 1, email: 'Ada@post.example', created_at: new Date(createdAt), expires_at: new Date(expiresAt) })
      .execute();

  it('blocks a second one until it has expired', async () => {
    await invite('2026-11-01', '2026-11-08');
    await expect(invite('2026-11-07', '2026-11-14')).rejects.toThrow(/invitations_open/);
    await invite('2026-11-08', '2026-11-15');
    const rows = await server.context.db.selectFrom('invitations').select('expires_at').execute();
    expect(rows).toEqual([{ expires_at: new Date('2026-11-15') }]);
  });
});
