import fs from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

/** What the built web app gives for a page (apps/web, entry-server). */
const renderedSchema = z.object({
  status: z.number(),
  head: z.string(),
  app: z.string(),
  state: z.string(),
  sources: z.array(z.string()),
  later: z.array(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
});

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    isEntry: z.optional(z.boolean()),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Load = (apiPath: string) => Promise<{ status: number; body: unknown }>;

export interface Renderer {
  /**
   * @param tags further HTML for the head
   * @param posted why the form that was sent to this page was refused, and what stood in it
   * @throws what the web app throws
   */
  render: (url: string, site: Site, load: Load, tags: string, posted?: unknown) => Promise<Page>;
  /** The page without content, which the browser fills by itself. */
  shell: (tags: string) => string;
}

function collect(manifest: Manifest, name: string, seen: Set<string>): void {
  if (seen.has(name)) return;
  seen.add(name);
  for (const next of manifest[name]?.imports ?? []) collect(manifest, next, seen);
}

function filesOf(manifest: Manifest, sources: readonly string[]): readonly Manifest[string][] {
  const chunks = new Set<string>();
  for (const source of sources) collect(manifest, source, chunks);
  return [...chunks].flatMap((name) => manifest[name] ?? []);
}

/**
 * Links for scripts and styles of a page that its HTML does not name yet, so that the browser need not discover them.
 * @param later modules whose styles are needed at once and whose scripts load when they are wanted
 */
function linksFor(manifest: Manifest, sources: readonly string[], later: readonly string[], template: string): string {
  const styles = new Set(filesOf(manifest, [...sources, ...later]).flatMap((file) => file.css ?? []));
  const scripts = new Set(
    filesOf(manifest, sources)
      .map((file) => file.file)
      .filter((file) => file.endsWith('.js')),
  );
  const missing = (file: string): boolean => !template.includes(`/${file}`);
  return [
    ...[...styles].filter(missing).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts].filter(missing).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}

/** Puts texts in place of the template's marks; each mark is looked for in the template alone, never in what was put in. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
  // The links stand last: the main sheet names the order of the cascade layers and must come first.
  return template.replace(/<!--(head|app|state)-->|(?=<\/head>)/g, (_mark, name: string | undefined) => parts[name ?? 'links'] ?? '');
}

/** What every page knows about the installation and about this answer. */
export interface Site {
  /** Own URL of the product without a path. */
  readonly origin: string;
  /** Where people write when they need help. */
  readonly supportEmail: string;
  /** Nonce of the style elements of this answer. */
  readonly nonce: string;
}

type Render = (request: Site & { readonly url: string; readonly load: Load; readonly posted: unknown }) => Promise<unknown>;

function isRender(value: unknown): value is Render {
  return typeof value === 'function';
}

/**
 * Loads the built web app.
 * @returns null while it has not been built
 */
export async function loadRenderer(webDir: string): Promise<Renderer | null> {
  const entry = join(webDir, 'server/entry-server.js');
  const index = join(webDir, 'client/index.html');
  if (!fs.existsSync(entry) || !fs.existsSync(index)) return null;
  // React picks its build by this alone; nothing of the server looks at it.
  process.env.NODE_ENV ??= 'production';
  const template = fs.readFileSync(index, 'utf8');
  const manifestPath = join(webDir, 'client/.vite/manifest.json');
  const manifest = fs.existsSync(manifestPath) ? z.parse(manifestSchema, JSON.parse(fs.readFileSync(manifestPath, 'utf8'))) : {};
  const module: unknown = await import(pathToFileURL(entry).href);
  const render: unknown = typeof module === 'object' && module !== null && 'render' in module ? module.render : undefined;
  if (!isRender(render)) throw new Error('The built web app exports no render function.');
  return {
    shell: (tags) => fill(template, { head: tags }),
    render: async (url, site, load, tags, posted) => {
      const page = z.parse(renderedSchema, await render({ url, ...site, load, posted }));
      const parts = {
        head: tags + page.head,
        links: linksFor(manifest, page.sources, page.later, template),
        app: page.app,
        state: page.state,
      };
      return { status: page.status, headers: page.headers ?? {}, html: fill(template, parts) };
    },
  };
}
