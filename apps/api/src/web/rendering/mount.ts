import { join } from 'node:path';
import { SHARED } from '@stellwerk/domain/endpoints';
import type { Context as Exchange, Hono } from 'hono';
import type { Context } from '../../platform/context/context.ts';
import type { Config } from '../../platform/config/config.ts';
import { pagePolicyText } from '../../platform/http/headers.ts';
import { isFramed, type AppEnv } from '../../platform/http/middleware.ts';
import { chooseEncoding, compress } from '../../platform/http/encode.ts';
import { errorFields } from '../../platform/log/log.ts';
import { serverMessages } from '../../platform/messages.de.ts';
import { apiOriginFor, apiOriginTag } from './api-origin.ts';
import { clickQueueTag } from '../../platform/http/click-queue.ts';
import { readStaticFiles, type StaticFiles } from './files.ts';
import { answerPlainForm, APPLY_PAGE } from './plain-form.ts';
import { loadRenderer, type Load, type Loaded, type Page, type Renderer } from './renderer.ts';

/**
 * The tag that passes the support address to the browser's code; an address that the settings accept contains no character with a meaning
 * in HTML.
 */
const supportTag = (email: string): string => `<meta name="support-email" content="${email}">`;

interface Web {
  readonly renderer: Renderer;
  readonly files: StaticFiles;
}

/** Data of a page, and whether everybody gets the same. */
type LoadShared = (apiPath: string) => Promise<Loaded & { readonly shared: boolean }>;

interface Drawing {
  readonly renderer: Renderer;
  readonly load: LoadShared;
}

async function htmlResponse(c: Exchange<AppEnv>, config: Config, page: Page): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? null);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicyText(config, isFramed(c), page.styles),
    vary: 'accept-encoding',
    ...page.headers,
  });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(await compress(new TextEncoder().encode(page.html), encoding), { status: page.status, headers });
}

/** Milliseconds until the API at another host counts as unavailable. */
const REMOTE_PATIENCE = 10_000;

/** Calls the API at another host, like the browser of the page does (AU19, O57). A missing response is an error. */
const remoteLoader =
  (origin: string): Load =>
  async (apiPath) => {
    try {
      const response = await fetch(origin + apiPath, { signal: AbortSignal.timeout(REMOTE_PATIENCE) });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: 503, body: null };
    }
  };

/** Answers an API path inside the process, as for a visitor: without a token. */
function loader(app: Hono<AppEnv>): LoadShared {
  return async (apiPath) => {
    if (!apiPath.startsWith('/api/')) throw new Error('Pages load from the API only.');
    const response = await app.request(apiPath);
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body, shared: response.headers.get('cache-control') === SHARED };
  };
}

/**
 * Renders the page of the requested URL. It may be shared as long as all of its data may.
 * @param posted errors of the form that was sent to it
 */
async function draw(c: Exchange<AppEnv>, context: Context, { renderer, load }: Drawing, posted?: unknown): Promise<Page> {
  const { pathname, search, hostname } = new URL(c.req.url);
  const { hosts, supportEmail } = context.config;
  const tags = clickQueueTag + apiOriginTag(hosts, hostname) + supportTag(supportEmail);
  const elsewhere = apiOriginFor(hosts, hostname);
  let shared = elsewhere === null;
  const loadHere: Load = async (apiPath) => {
    const loaded = await load(apiPath);
    shared &&= loaded.shared;
    return loaded;
  };
  const from = elsewhere === null ? loadHere : remoteLoader(elsewhere);
  try {
    const page = await renderer.render(pathname + search, { origin: context.origin(), supportEmail }, from, tags, posted);
    return { ...page, headers: { 'cache-control': shared ? SHARED : 'no-cache', ...page.headers } };
  } catch (error) {
    context.log('error', 'page-not-rendered', { requestId: c.get('requestId'), ...errorFields(error) });
    return { status: 500, ...renderer.shell(tags), headers: { 'cache-control': 'no-cache' } };
  }
}

const missing = (c: Exchange<AppEnv>): Response => c.text(serverMessages.webMissing, 503, { 'retry-after': '30' });

/** Serves the built web app: its files, and every other path as a page rendered on the server in one round trip. */
export function mountWeb(app: Hono<AppEnv>, context: Context): void {
  let web: Promise<Web | null> | undefined;
  const open = async (): Promise<Web | null> => {
    const renderer = await loadRenderer(context.webDir);
    return renderer === null ? null : { renderer, files: readStaticFiles(join(context.webDir, 'client')) };
  };
  const load = loader(app);

  /** The web app; null while it is unavailable. */
  const find = async (): Promise<Web | null> => {
    web ??= open();
    const found = await web.catch((error: unknown) => {
      context.log('error', 'web-app-unusable', errorFields(error));
      return null;
    });
    // It may be built while the server runs.
    if (found === null) web = undefined;
    return found;
  };

  app.post(APPLY_PAGE, async (c) => {
    const found = await find();
    if (found === null) return missing(c);
    const takesHere = apiOriginFor(context.config.hosts, new URL(c.req.url).hostname) === null;
    return answerPlainForm(c, context, takesHere, async ({ status, retryAfter, ...posted }) => {
      const page = await draw(c, context, { renderer: found.renderer, load }, posted);
      const headers = { ...page.headers, 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': String(retryAfter) }) };
      return htmlResponse(c, context.config, { ...page, status: Math.max(page.status, status), headers });
    });
  });

  app.get('*', async (c) => {
    const found = await find();
    if (found === null) return missing(c);
    const file = await found.files.answer(c.req.path, c.req.raw);
    if (file !== null) return file;
    if (c.req.path.startsWith('/assets/')) return c.text('', 404);
    return htmlResponse(c, context.config, await draw(c, context, { renderer: found.renderer, load }));
  });
}
