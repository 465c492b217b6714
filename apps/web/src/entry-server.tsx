import { pathOf } from '@stellwerk/domain/calls';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { keyOf } from './data/call-input';
import { readFields } from './data/decode';
import { initialData, InitialDataContext, type InitialAnswer, type InitialAnswers } from './data/initial-data';
import { POSTED } from './data/posted-form';
import { textProperty } from './data/property';
import type { PreloadCall } from './route-types';
import { sourceOf } from './route-sources';
import { loadRoute, matchRoute } from './routes';
import { HeadContext, type HeadCollector, type PageHead } from './shell/head';
import { OriginContext, SupportContext } from './shell/page-settings';
import { headHtml, scriptJson } from './shell/head-html';
import { liftStyles } from './shell/lift-styles';

export { ADDED_STYLES as addedStyles } from './shell/added-styles';

/** Input of the server for one page. */
export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  /** Own URL of the product, for canonical links. */
  readonly origin: string;
  /** Email address of the support. */
  readonly supportEmail: string;
  /** Answers an API path as for a visitor. */
  readonly load: (apiPath: string) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** Errors and values of a rejected form that was sent to this page. @default none */
  readonly posted?: unknown;
}

export interface RenderResult {
  readonly status: number;
  /** Further headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly head: string;
  /** Rules of the styles that the markup names; '' for none. */
  readonly rules: string;
  readonly app: string;
  readonly state: string;
  /** Modules of the page in the build manifest, so that their scripts and styles can be linked. */
  readonly sources: readonly string[];
  /** Modules whose styles the page needs at once and whose scripts load on demand. */
  readonly later: readonly string[];
}

/** Headers of a page with a secret URL. */
const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

function failureIn(status: number, body: unknown): InitialAnswer {
  const fields = readFields(body);
  return { ok: false, status, message: textProperty(body, 'message'), ...(fields.length > 0 && { fields }) };
}

async function answersTo(wanted: readonly PreloadCall[], load: RenderRequest['load']): Promise<InitialAnswers> {
  const answer = async ({ call, first, ...input }: PreloadCall): Promise<[string, InitialAnswer]> => {
    const { status, body } = await load(pathOf(call, input.params ?? {}, first ?? input.query));
    return [JSON.stringify(keyOf(call, input)), status < 400 ? { ok: true, body } : failureIn(status, body)];
  };
  return Object.fromEntries(await Promise.all(wanted.map(answer)));
}

/** Renders one page in one round trip: its data, its markup, its head and the data again for hydration. */
export async function render({ url, origin, supportEmail, load, posted }: RenderRequest): Promise<RenderResult> {
  const { pathname, searchParams } = new URL(url, origin);
  const { entry, params } = matchRoute(pathname);
  const module = await loadRoute(entry).promise;
  const request = { pathname, params, search: searchParams };
  const first = await answersTo(module.preload?.(request) ?? [], load);
  const loaded = { ...first, ...(await answersTo(module.preloadNext?.(request, first) ?? [], load)) };
  const answers: InitialAnswers = posted === undefined ? loaded : { ...loaded, [JSON.stringify(POSTED)]: { ok: true, body: posted } };
  const later = (await module.prepare?.(request, answers)) ?? [];
  let head: PageHead = { title: '' };
  const collector: HeadCollector = { collect: (next) => (head = next) };
  const drawn = renderToString(
    <StrictMode>
      <HeadContext value={collector}>
        <OriginContext value={origin}>
          <SupportContext value={supportEmail}>
            <InitialDataContext value={initialData(answers)}>
              <StaticRouter location={url}>
                <App />
              </StaticRouter>
            </InitialDataContext>
          </SupportContext>
        </OriginContext>
      </HeadContext>
    </StrictMode>,
  );
  const { markup, rules } = liftStyles(drawn);
  const state =
    Object.keys(answers).length === 0 ? '' : `<script type="application/json" id="initial-data">${scriptJson(answers)}</script>`;
  return {
    status: head.status ?? 200,
    headers: head.secret === true ? SECRET : {},
    head: headHtml(head, origin),
    rules,
    app: markup,
    state,
    sources: [await sourceOf(module), ...(module.parts?.(request) ?? [])],
    later,
  };
}
