import { handlers } from '../../platform/http/call.ts';

/** Logs errors of browsers (decision 0069), without an IP address. */
export const clientErrorHandlers = handlers({
  reportClientError: async ({ context, address, body: { error, page, places } }) => {
    await context.limits.consume('client-error-address', address);
    await context.limits.consume('client-error-ceiling');
    context.log('warn', 'client-error', { error, page, place: places.join(' < ') });
  },
});
