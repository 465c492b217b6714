import { CallError } from '@stellwerk/domain/endpoints';
import { generalMessages } from '@stellwerk/domain';
import { subscriptionOf } from '../companies/subscription/subscription.ts';
import { disposition } from '../platform/files/storage/names.ts';
import { actorOf, handlers, idOf } from '../platform/http/call.ts';
import { listCompanies } from './companies.ts';
import { readOverview } from './overview.ts';
import { listRegistrations } from './registration-store.ts';
import { listSubscribers, subscriberCsv } from './subscriber-store.ts';
import { setSubscription } from './subscription-store.ts';

/** Calls that run the service: companies with their plans, registrations, and open items. */
export const adminHandlers = handlers({
  adminOverview: ({ context }) => readOverview(context.db),
  adminCompanies: ({ context, query }) => listCompanies(context.db, query),
  changeSubscription: async ({ context, body, ...call }) => {
    const companyId = idOf(call);
    await setSubscription(context, companyId, body);
    context.log('info', 'subscription-changed', { companyId, plan: body.planType, by: actorOf(call).id });
    const booked = await subscriptionOf(context.db, companyId);
    if (booked === null) throw new CallError('not-found', generalMessages.notFound);
    return booked;
  },
  subscribers: ({ context, query }) => listSubscribers(context.db, query),
  exportSubscribers: async ({ context }) =>
    new Response(await subscriberCsv(context.db), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': disposition('attachment', 'abonnenten.csv'),
        'cache-control': 'no-store',
      },
    }),
  registrations: ({ context }) => listRegistrations(context.db, context.now()),
});
