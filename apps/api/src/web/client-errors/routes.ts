import { handlers } from '../../platform/http/call.ts';

/** What breaks in browsers becomes a line of the log (decision 0069); no address is kept with it. */
export const clientErrorHandlers = handlers({
  reportClientError: async ({ context, address, body: { error, page, places } }) => {
    await context.limits.consume('client-error-address', address);
    await context.limits.consume('client-error-ceiling');
    context.log('warn', 'client-error', { error, page, place: places.join(' < ') });
  },
});
