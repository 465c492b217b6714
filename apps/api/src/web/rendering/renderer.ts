import fs from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MAIL_STYLES } from '@stellwerk/mails';
import * as z from 'zod/mini';
import { sourceOf } from '../../platform/http/hashes.ts';
import { readPageFiles } from './page-files.ts';

/** Result of the built web app for a page (apps/web, entry-server). */
const renderedSchema = z.object({
  status: z.number(),
  head: z.string(),
  rules: z.string(),
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
  /** Sources of its style elements and of those that its scripts add, for its policy. */
  readonly styles: readonly string[];
}

export interface Loaded {
  readonly status: number;
  readonly body: unknown;
}

export type Load = (apiPath: string) => Promise<Loaded>;

export interface Renderer {
  /**
   * @param tags further HTML for the head
   * @param posted errors and values of a rejected form sent to this page
   * @throws errors of the web app
   */
  render: (url: string, site: Site, load: Load, tags: string, posted?: unknown) => Promise<Page>;
  /** The page without content, rendered by the browser. */
  shell: (tags: string) => Pick<Page, 'html' | 'styles'>;
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
}

type Render = (request: Site & { readonly url: string; readonly load: Load; readonly posted: unknown }) => Promise<unknown>;

/** Exports of the built web app (apps/web, entry-server). */
const builtSchema = z.object({
  render: z.custom<Render>((value) => typeof value === 'function'),
  /** Texts of the style elements that scripts of the app add. */
  addedStyles: z.array(z.string()),
});

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
  const { render, addedStyles } = z.parse(builtSchema, { ...(await import(pathToFileURL(entry).href)) });
  const added = [...addedStyles, MAIL_STYLES].map(sourceOf);
  return {
    shell: (tags) => {
      const files = tagsFor({ sources: [], later: [] });
      return { html: fill(template, { head: tags, files: files.html }), styles: [...files.styles, ...added] };
    },
    render: async (url, site, load, tags, posted) => {
      const page = z.parse(renderedSchema, await render({ url, ...site, load, posted }));
      const files = tagsFor(page);
      const parts = {
        head: tags + page.head + (page.rules === '' ? '' : `<style>${page.rules}</style>`),
        files: files.html,
        app: page.app,
        state: page.state,
      };
      return {
        status: page.status,
        headers: page.headers ?? {},
        html: fill(template, parts),
        styles: [...files.styles, ...(page.rules === '' ? [] : [sourceOf(page.rules)]), ...added],
      };
    },
  };
}
