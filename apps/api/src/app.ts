import { CallError, AnswerError, errorResponse, Reply, unknownPath } from '@stellwerk/domain/endpoints';
import { Hono } from 'hono';
import { adminHandlers } from './administration/routes.ts';
import { bulkHandlers } from './applications/review/bulk-routes.ts';
import { applicationHandlers } from './applications/routes.ts';
import { authenticate } from './people/accounts/authenticate.ts';
import { authHandlers } from './people/accounts/routes.ts';
import { clientErrorHandlers } from './web/client-errors/routes.ts';
import { companyHandlers } from './companies/routes.ts';
import { companyPageHandlers } from './jobs/company-page/routes.ts';
import type { Context } from './platform/context/context.ts';
import { mountFeeds } from './web/feeds/mount.ts';
import { handlers, type ServerHandlers } from './platform/http/call.ts';
import {
  allowOrigins,
  type AppEnv,
  compressData,
  identify,
  isData,
  logRequests,
  refuseWrites,
  securityHeaders,
  traceRequests,
} from './platform/http/middleware.ts';
import { missingIn, unavailable } from './platform/http/unavailable.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import type { Memory } from './platform/http/memory.ts';
import { mountEndpoints } from './platform/http/router.ts';
import { importHandlers } from './job-editing/import/routes.ts';
import { parseHandlers } from './job-editing/import/text-routes.ts';
import { jobEditHandlers } from './job-editing/editor/routes.ts';
import { jobAlertHandlers } from './mailing/job-alerts/routes.ts';
import { jobHandlers } from './jobs/routes.ts';
import { errorFields } from './platform/log/log.ts';
import { mailHandlers } from './administration/mails/routes.ts';
import { messageHandlers } from './conversations/routes.ts';
import { newsletterHandlers } from './mailing/newsletter/routes.ts';
import { mediaHandlers } from './media/downloads/routes.ts';
import { dashboardHandlers } from './companies/dashboard/routes.ts';
import { focusPageHandlers } from './jobs/focus-pages/routes.ts';
import { historyHandlers } from './companies/history/routes.ts';
import { referralHandlers } from './referrals/routes.ts';
import { teamHandlers } from './companies/team/routes.ts';
import { ownDataHandlers } from './privacy/routes.ts';
import { reportHandlers } from './jobs/reports/routes.ts';
import { resumableHandlers } from './media/uploads/resumable.ts';
import { savedJobHandlers } from './jobs/saved/routes.ts';
import { uploadHandlers } from './media/uploads/routes.ts';
import { transferHandlers } from './job-editing/transfer/routes.ts';
import { visitHandlers } from './jobs/visits/routes.ts';
import { mountMetrics } from './platform/operation/mount-metrics.ts';
import { readinessOf } from './platform/operation/readiness.ts';
import { mountWeb } from './web/rendering/mount.ts';
import { mountSharePicture } from './web/share-picture/mount.ts';
import { mountSecurityText } from './web/rendering/security-text.ts';

/** Every call of the endpoint table; a new folder adds its handlers here. */
const all: ServerHandlers = {
  ...handlers({
    health: () => ({ status: 'ok' }),
    ready: async ({ context }) => {
      const readiness = await readinessOf(context, context.isStopping());
      return new Reply(readiness, { status: readiness.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
    },
  }),
  ...jobHandlers,
  ...jobAlertHandlers,
  ...jobEditHandlers,
  ...authHandlers,
  ...clientErrorHandlers,
  ...companyHandlers,
  ...companyPageHandlers,
  ...applicationHandlers,
  ...bulkHandlers,
  ...mailHandlers,
  ...reportHandlers,
  ...messageHandlers,
  ...newsletterHandlers,
  ...adminHandlers,
  ...importHandlers,
  ...parseHandlers,
  ...mediaHandlers,
  ...dashboardHandlers,
  ...focusPageHandlers,
  ...historyHandlers,
  ...referralHandlers,
  ...teamHandlers,
  ...ownDataHandlers,
  ...uploadHandlers,
  ...resumableHandlers,
  ...transferHandlers,
  ...visitHandlers,
  ...savedJobHandlers,
};

/**
 * The whole server as one request handler; it does not listen by itself.
 * @param remoteOf finds the IP address of the client
 */
export function createApp(context: Context, memory: Memory, remoteOf: (env: unknown) => string): Hono<AppEnv> {
  const { config, log, metrics } = context;
  const app = new Hono<AppEnv>();
  app.use(
    identify(config, remoteOf),
    traceRequests,
    logRequests(log, metrics),
    memory.remember,
    securityHeaders(config),
    allowOrigins(config),
    compressData,
    refuseWrites(context),
  );

  app.onError((thrown, c) => {
    const requestId = c.get('requestId');
    const missing = missingIn(thrown);
    const error = missing === null ? thrown : unavailable(missing);
    if (missing !== null) log('error', 'unavailable', { requestId, missing, ...errorFields(thrown) });
    if (error instanceof AnswerError)
      log('error', 'answer-outside-its-schema', { requestId, endpoint: error.endpoint, places: error.places });
    if (!(error instanceof CallError)) log('error', 'request-failed', { requestId, ...errorFields(error) });
    const response = errorResponse(error, requestId);
    // The rest of the body is still arriving: only closing the connection stops it.
    if (error instanceof CallError && error.kind === 'timeout') response.headers.set('connection', 'close');
    return response;
  });

  mountEndpoints(app, context, all, authenticate);
  if (config.metricsToken !== undefined) mountMetrics(app, metrics, config.metricsToken);
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(context.origin())));
  app.all('*', async (c, next) => {
    if (isData(c.req.path)) throw unknownPath();
    await next();
  });
  mountSecurityText(app, context);
  mountFeeds(app, context);
  mountSharePicture(app, context);
  mountWeb(app, context);
  return app;
}
