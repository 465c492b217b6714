import fs from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { readPageFiles } from './page-files.ts';

/** Result of the built web app for a page (apps/web, entry-server). */
const renderedSchema = z.object({
  status: z.number(),
  head: z.string(),
  app: z.string(),
  state: z.string(),
  sources: z.array(z.string()),
  later: z.array(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
});

export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Load = (apiPath: string) => Promise<{ status: number; body: unknown }>;

export interface Renderer {
  /**
   * @param tags further HTML for the head
   * @param posted errors and values of a rejected form sent to this page
   * @throws errors of the web app
   */
  render: (url: string, site: Site, load: Load, tags: string, posted?: unknown) => Promise<Page>;
  /**
   * The page without content, rendered by the browser.
   * @param nonce of its style elements
   */
  shell: (tags: string, nonce: string) => string;
}

/** Inserts texts at the template's marks; marks are only searched in the template, never in inserted texts. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replace(/<!--(head|app|state)-->|(?=<\/head>)/g, (_mark, name: string | undefined) => parts[name ?? 'files'] ?? '');
}

/** Data of the installation and the response for every page. */
export interface Site {
  /** Own URL of the product without a path. */
  readonly origin: string;
  /** Email address of the support. */
  readonly supportEmail: string;
  /** Nonce of the style elements of this response. */
  readonly nonce: string;
}

type Render = (request: Site & { readonly url: string; readonly load: Load; readonly posted: unknown }) => Promise<unknown>;

function isRender(value: unknown): value is Render {
  return typeof value === 'function';
}

/**
 * Loads the built web app.
 * @returns null before it is built
 */
export async function loadRenderer(webDir: string): Promise<Renderer | null> {
  const entry = join(webDir, 'server/entry-server.js');
  const client = join(webDir, 'client');
  if (!fs.existsSync(entry) || !fs.existsSync(join(client, 'index.html'))) return null;
  // React chooses its build by this variable; no code of the server reads it.
  process.env.NODE_ENV ??= 'production';
  const { template, tagsFor } = readPageFiles(client);
  const module: unknown = await import(pathToFileURL(entry).href);
  const render: unknown = typeof module === 'object' && module !== null && 'render' in module ? module.render : undefined;
  if (!isRender(render)) throw new Error('The built web app exports no render function.');
  return {
    shell: (tags, nonce) => fill(template, { head: tags, files: tagsFor({ sources: [], later: [] }, nonce) }),
    render: async (url, site, load, tags, posted) => {
      const page = z.parse(renderedSchema, await render({ url, ...site, load, posted }));
      const parts = {
        head: tags + page.head,
        files: tagsFor(page, site.nonce),
        app: page.app,
        state: page.state,
      };
      return { status: page.status, headers: page.headers ?? {}, html: fill(template, parts) };
    },
  };
}
