import { expect, test } from 'vitest';
import { readAdminCompanies, readAdminOverview, readAdminPayouts, readMailText, readOutbox, readRegistrations, standingOf } from './index';

test('O70 a company of the administration names its owner and its subscription', () => {
  const wire = {
    id: 1,
    name: 'Weserbund',
    slug: 'weserbund',
    logo: { url: '/l.svg' },
    city: 'Bremen',
    isActive: false,
    createdAt: '2026-01-02T08:00:00.000Z',
    owner: { name: 'Katharina Brandis', email: 'k@weserbund.example' },
    subscription: { planId: { id: 2, planType: 'STANDARD', price: 49 }, status: 'ACTIVE', billingCycle: 'MONTHLY' },
  };
  const { companies, total } = readAdminCompanies({ companies: [wire], total: 240 });
  expect(total).toBe(240);
  expect(companies).toMatchObject([
    {
      id: '1',
      name: 'Weserbund',
      city: 'Bremen',
      logoUrl: '/l.svg',
      active: false,
      owner: { name: 'Katharina Brandis', email: 'k@weserbund.example' },
      createdAt: '2026-01-02T08:00:00.000Z',
      subscription: { plan: { type: 'STANDARD' }, status: 'ACTIVE', cycle: 'MONTHLY' },
    },
  ]);
  expect(readAdminCompanies([{ id: 2, name: 'B', owner: null, subscription: null }])).toMatchObject({
    companies: [{ active: true, owner: null, subscription: null }],
    total: 1,
  });
});

test('O43 a payout is read with its referrer, job and decision', () => {
  const wire = {
    id: 4,
    applicationId: 210,
    milestone: 'HIRED',
    payoutStatus: 'REFUSED',
    referralCode: 'MC7F2KQW',
    referrer: { firstName: 'Miriam', lastName: 'Castellanos', email: 'm@post.example' },
    jobOffer: { id: 101, title: 'Gleisbau', company: 'Weserbund' },
    requestedAt: '2026-11-17T09:00:00.000Z',
    decision: { at: '2026-11-18T10:00:00.000Z', by: 'Torben Classen', reason: 'Probezeit' },
  };
  expect(readAdminPayouts([wire])).toEqual([
    {
      id: '4',
      applicationId: '210',
      milestone: 'HIRED',
      state: 'REFUSED',
      referrer: { name: 'Miriam Castellanos', email: 'm@post.example' },
      code: 'MC7F2KQW',
      job: { id: '101', title: 'Gleisbau', company: 'Weserbund' },
      requestedAt: '2026-11-17T09:00:00.000Z',
      decision: { at: '2026-11-18T10:00:00.000Z', by: 'Torben Classen', reason: 'Probezeit' },
    },
  ]);
  expect(readAdminPayouts({ data: [{ ...wire, decision: null, requestedAt: null }] })).toMatchObject([
    { requestedAt: null, decision: null },
  ]);
});

test('O46 a mail of the outbox is read with every field, and the numbers of the whole box', () => {
  const wire = {
    id: 3,
    to: 'a@b.example',
    subject: 'S',
    kind: 'invitation',
    createdAt: '2026-11-20T07:40:00.000Z',
    sentAt: null,
    failedAt: '2026-11-21T07:40:00.000Z',
    attempts: 3,
  };
  const counts = { all: 9, waiting: 4, sent: 3, failed: 2 };
  expect(readOutbox({ mails: [wire], total: 2, page: 1, counts })).toEqual({ mails: [{ ...wire, id: '3' }], total: 2, page: 1, counts });
  expect(readOutbox([wire])).toMatchObject({ total: 1, page: 1, counts: { all: 0, waiting: 0, sent: 0, failed: 0 } });
  expect(standingOf({ sentAt: null, failedAt: null })).toBe('waiting');
  expect(standingOf(wire)).toBe('failed');
  expect(standingOf({ sentAt: wire.failedAt, failedAt: null })).toBe('sent');
});

test('O46 the text of a mail may lack its HTML', () => {
  const wire = { id: 3, to: 'a@b.example', subject: 'S', text: 'T', html: null };
  expect(readMailText(wire)).toEqual({ ...wire, id: '3', html: '' });
});

test('what waits is read by the names of the views, numbers alone', () => {
  expect(readAdminOverview({ waiting: { outbox: 2, reports: '3', payouts: 'viele' } })).toEqual({ outbox: 2, reports: 3 });
  expect(readAdminOverview(null)).toEqual({});
});

test('registrations are read by day and one by one', () => {
  const wire = {
    total: 3,
    unconfirmed: 1,
    days: [{ day: '2026-11-20', confirmed: 2, unconfirmed: 1 }],
    latest: [{ email: 'a@b.example', createdAt: '2026-11-20T07:40:00.000Z', confirmed: true }],
  };
  expect(readRegistrations(wire)).toEqual(wire);
  expect(readRegistrations({})).toEqual({ total: 0, unconfirmed: 0, days: [], latest: [] });
});

test.each([
  [{}, { milestone: 'APPLIED', state: 'OPEN', referrer: { name: '', email: '' } }],
  [
    { milestone: 'GEHEIM', payoutStatus: 'GEHEIM' },
    { milestone: 'APPLIED', state: 'OPEN' },
  ],
  [{ referrer: { lastName: 'Castellanos' } }, { referrer: { name: 'Castellanos', email: '' } }],
])('O43 a payout %j has the weakest states where it names none', (wire, payout) => {
  expect(readAdminPayouts([wire])).toMatchObject([payout]);
});

test.each(['data', 'applicationReferrals'])('O70 payouts are found under %s', (key) => {
  expect(readAdminPayouts({ [key]: [{ id: 4 }] })).toMatchObject([{ id: '4' }]);
});

test('O70 companies and mails are found under their second keys', () => {
  expect(readAdminCompanies({ data: [{ id: 2 }] })).toMatchObject({ companies: [{ id: '2' }], total: 1 });
  expect([
    readOutbox({ mails: [{ id: 3 }] }).mails,
    readOutbox({ data: [{ id: 4 }] }).mails,
    readOutbox({ other: [] }).mails,
  ]).toMatchObject([[{ id: '3', sentAt: null, attempts: 0 }], [{ id: '4' }], []]);
});
