import { Reply } from '@stellwerk/domain/endpoints';
import { isAdmin } from '../platform/context/actor.ts';
import type { Db } from '../platform/db/engine.ts';
import { actorOf, handlers, idOf } from '../platform/http/call.ts';
import { countOnLink, makeLink, referrerOf } from './links.ts';
import { allPayouts, payoutsOf, payoutsOfLinks, statsOf } from './payout-store.ts';
import { decidePayout, requestPayout } from './payouts.ts';
import { linksOf, pageOfLinks, toggleLink, type LinkRow } from './store.ts';
import { linkWire, payoutWire, referredWire, referrerWire } from './to-wire.ts';

const PAGE_SIZE = 20;

/** Links with their payouts. */
async function withPayouts(db: Db, links: readonly LinkRow[]) {
  const payouts = await payoutsOfLinks(
    db,
    links.map(({ id }) => id),
  );
  return links.map((link) =>
    linkWire(
      link,
      payouts.filter(({ referral_id }) => referral_id === link.id),
    ),
  );
}

/** Calls on referral links, their results, and payouts (API16 to API26, O43 to O45). */
export const referralHandlers = handlers({
  referral: async ({ context, params }) => referrerWire(await referrerOf(context, params.code)),
  referralView: (call) => countOnLink(call, call.params.code, 'view'),
  referralReject: (call) => countOnLink(call, call.params.code, 'reject'),
  createReferral: async (call) => {
    const { id, code, jobId, isNew } = await makeLink(call.context, actorOf(call).id, call.body.jobOfferId, call.query.ref);
    return new Reply({ id, referralCode: code, jobOfferId: jobId }, { status: isNew ? 201 : 200 });
  },
  myReferrals: async (call) => {
    const { db } = call.context;
    const { id } = actorOf(call);
    return withPayouts(db, await linksOf(db, id));
  },
  allReferrals: async ({ context, query: { page = 1, pageSize = PAGE_SIZE } }) => {
    const { rows, total } = await pageOfLinks(context.db, { limit: pageSize, offset: (page - 1) * pageSize });
    return { referrals: await withPayouts(context.db, rows), total, page, pageSize };
  },
  toggleReferral: async (call) => {
    const link = await toggleLink(call.context.db, idOf(call));
    return linkWire(link, await payoutsOfLinks(call.context.db, [link.id]));
  },
  applicationReferrals: async (call) => {
    const actor = actorOf(call);
    if (isAdmin(actor)) return (await allPayouts(call.context.db)).map((row) => payoutWire(row, 'admin'));
    return (await payoutsOf(call.context.db, actor.id)).map((row) => payoutWire(row, 'referrer'));
  },
  referralApplications: async (call) => {
    const audience = isAdmin(actorOf(call)) ? 'admin' : 'referrer';
    return (await payoutsOfLinks(call.context.db, [idOf(call)])).map((row) => payoutWire(row, audience));
  },
  requestPayout: async (call) => referredWire(await requestPayout(call.context, idOf(call), actorOf(call))),
  decidePayout: async (call) => payoutWire(await decidePayout(call.context, idOf(call), actorOf(call).id, call.body), 'admin'),
  referrerStats: (call) => statsOf(call.context.db, actorOf(call).id),
});
