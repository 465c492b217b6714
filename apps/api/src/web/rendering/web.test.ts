import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const webDir = fs.mkdtempSync(join(tmpdir(), 'stellwerk-web-'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { webDir });
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(webDir, { recursive: true, force: true });
});

const ENTRY = `export const addedStyles = ['b{color:blue}'];
export async function render({ url, origin, supportEmail, load }) {
  if (url === '/kaputt') throw new Error('render');
  if (url === '/fremd') await load('https://evil.example/api/jobs');
  const answer = url.startsWith('/jobs/') ? await load('/api/public' + url) : { status: 200, body: null };
  return { status: answer.status, head: '<title>' + url + ' ' + origin + '</title><meta name="renderer-support" content="' + supportEmail + '">', rules: url === '/jobs/101' ? 'i{color:red}' : '', app: '<h1>$& ' + (answer.body?.title ?? answer.body?.message ?? '') + '<!--state--></h1>', state: '<script type="application/json">{}</script>', sources: [url === '/schwer' ? 'src/routes/heavy.tsx' : 'src/routes/a.tsx'], later: ['src/design.ts'] };
}`;

function build(): void {
  fs.mkdirSync(join(webDir, 'server'), { recursive: true });
  fs.mkdirSync(join(webDir, 'client/assets'), { recursive: true });
  fs.mkdirSync(join(webDir, 'client/.vite'), { recursive: true });
  fs.writeFileSync(join(webDir, 'server/entry-server.js'), ENTRY);
  fs.writeFileSync(join(webDir, 'server/package.json'), '{"type":"module"}');
  fs.writeFileSync(
    join(webDir, 'client/index.html'),
    '<html><head><!--head--><script type="module" src="/assets/entry-1.js"></script><link rel="stylesheet" crossorigin href="/assets/entry-1.css"></head><body><div id="root"><!--app--></div><!--state--></body></html>',
  );
  fs.writeFileSync(join(webDir, 'client/assets/entry-1.js'), `console.log("${'x'.repeat(3000)}")`);
  fs.writeFileSync(join(webDir, 'client/assets/entry-1.css'), '@layer a,b;\n');
  fs.writeFileSync(join(webDir, 'client/assets/a-3.css'), 'p:after{content:"</style>"}');
  fs.writeFileSync(join(webDir, 'client/assets/design-5.css'), 'h1{margin:0}');
  fs.writeFileSync(join(webDir, 'client/assets/heavy-6.css'), 'p{margin:0}'.repeat(6000));
  fs.writeFileSync(join(webDir, 'client/hinweis.txt'), 'User-agent: *');
  fs.writeFileSync(
    join(webDir, 'client/.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/entry-1.js', css: ['assets/entry-1.css'], isEntry: true },
      'src/routes/a.tsx': { file: 'assets/a-2.js', css: ['assets/a-3.css'], imports: ['index.html', '_shared.js'] },
      'src/routes/heavy.tsx': { file: 'assets/heavy-6.js', css: ['assets/heavy-6.css'], imports: ['index.html'] },
      'src/design.ts': { file: 'assets/design-5.js', css: ['assets/design-5.css'] },
      '_shared.js': { file: 'assets/shared-4.js' },
    }),
  );
}

describe('web app', () => {
  it('says in German that it is missing until it has been built, while data is served', async () => {
    const { status, body, headers } = await server.call('/jobs');
    expect(status).toBe(503);
    expect(body).toBe('Die Oberfläche wird gerade bereitgestellt. Bitte versuchen Sie es in wenigen Minuten erneut.');
    expect(headers.get('retry-after')).toBe('30');
    expect((await server.call('/api/jobs')).status).toBe(200);
    build();
    expect((await server.call('/jobs')).status).toBe(200);
  });

  it('renders a page with its data, head, state and the links of its modules in one answer', async () => {
    const { status, body, headers } = await server.call('/jobs/101');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<title>/jobs/101 ${server.url}</title>`);
    expect(body).toContain('<h1>$& Senior Backend-Entwickler Schadenplattform (m/w/d)<!--state--></h1>');
    expect(body).toContain('<script type="application/json">{}</script>');
    expect(body).toContain('<link rel="modulepreload" href="/assets/a-2.js"><link rel="modulepreload" href="/assets/shared-4.js">');
    expect(String(body).match(/entry-1\.js/g)).toHaveLength(1);
  });

  /** The style sheets of a page in their order: the text of inlined ones, the URL of files. */
  const sheets = (body: unknown): readonly string[] =>
    [...String(body).matchAll(/<style[^>]*>(.*?)<\/style>|<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
      ([, text, file]) => text ?? file ?? '',
    );

  it('writes the style sheets of a page into it, in the order of their layers, and its policy names them by their hash', async () => {
    const { body, headers } = await server.call('/jobs/101');
    expect(sheets(body)).toEqual(['i{color:red}', '@layer a,b;', 'p:after{content:"<\\/style>"}', 'h1{margin:0}']);
    const marks = [...String(body).matchAll(/<style data-sheet="([^"]*)">/g)].map(([, mark]) => mark);
    expect(marks).toEqual(['/assets/entry-1.css', '/assets/a-3.css', '/assets/design-5.css']);
    const named = /style-src 'self' ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? [];
    const [rules = '', ...files] = sheets(body);
    const hashes = [...files, rules, 'b{color:blue}'].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    // And the one of mails, which the administration shows in a frame.
    expect(named.slice(0, -1)).toEqual(hashes);
  });

  it('links the style sheets of a page that has a heavy one, so that the browser keeps them', async () => {
    const { body } = await server.call('/schwer');
    expect(sheets(body)).toEqual(['/assets/entry-1.css', '/assets/heavy-6.css', '/assets/design-5.css']);
  });

  it('has no inline script but those whose text its policy names', async () => {
    const { body, headers } = await server.call('/jobs/101');
    const inline = [...String(body).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(inline).toHaveLength(1);
    const named = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(named).toBe(["'self'", ...hashes].join(' '));
  });

  it('A91: gives a failed page the status of its data', async () => {
    const { status, body } = await server.call('/jobs/999999');
    expect(status).toBe(404);
    expect(body).toContain('Die gesuchte Stellenanzeige existiert nicht.');
  });

  it('renders as for a visitor, whatever token comes along', async () => {
    const token = await server.login('member@demo.example');
    expect((await server.call('/jobs/115', { token })).status).toBe(404);
  });

  it('gives the empty page with 500 when rendering fails', async () => {
    for (const path of ['/kaputt', '/fremd']) {
      const { status, body } = await server.call(path);
      expect(status, path).toBe(500);
      expect(body, path).toContain('<div id="root"></div>');
      expect(sheets(body), path).toEqual(['@layer a,b;']);
    }
    expect(server.logged.some((line) => line.event === 'page-not-rendered')).toBe(true);
  });

  it('serves hashed files for ever and compressed, others for an hour, and both by their mark', async () => {
    const asset = await fetch(`${server.url}/assets/entry-1.js`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(await asset.text()).toContain('xxx');
    const plain = await server.call('/hinweis.txt');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(plain.body).toBe('User-agent: *');
    const again = await server.call('/hinweis.txt', { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('gives no page for a missing asset, no build manifest, and nothing outside the folder', async () => {
    expect((await server.call('/assets/none.js')).status).toBe(404);
    for (const path of ['/.vite/manifest.json', '/..%2fserver%2fentry-server.js', '/index.html'])
      expect((await server.call(path)).body, path).toContain('<title>');
  });

  it.each([
    ['/jobs', 'jobs.example', 'https://api.jobs.example'],
    ['/jobs', 'probe.example', 'https://api.probe.example'],
    ['/kaputt', 'probe.example', 'https://api.probe.example'],
  ])('AU19: %s of the host %s names the API at %s', async (path, host, api) => {
    const settings = {
      PRODUCTION_HOSTNAME: 'jobs.example',
      PRODUCTION_API: 'https://api.jobs.example',
      TEST_API: 'https://api.probe.example',
    };
    const other = await startTestServer({ SEED: 'none', ...settings }, { webDir });
    const { hostname, port } = new URL(other.url);
    // fetch sets the Host header by itself.
    const html = await new Promise<string>((resolve, reject) => {
      const request = http.get({ hostname, port, path, headers: { host } }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve(text));
      });
      request.on('error', reject);
    });
    await other.stop();
    expect(html).toContain(`<meta name="api-origin" content="${api}">`);
  });

  it('tells renderer and browser where people write when they need help', async () => {
    const other = await startTestServer({ SEED: 'none', SUPPORT_EMAIL: 'hilfe@jobs.example' }, { webDir });
    const { body } = await other.call('/jobs');
    await other.stop();
    expect(body).toContain('<meta name="support-email" content="hilfe@jobs.example">');
    expect(body).toContain('<meta name="renderer-support" content="hilfe@jobs.example">');
  });

  it('O57: names no other API by default', async () => {
    expect((await server.call('/jobs')).body).not.toContain('api-origin');
  });

  it('compresses pages', async () => {
    const response = await fetch(`${server.url}/jobs/101`, { headers: { 'accept-encoding': 'br;q=1, gzip;q=0.5' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('<h1>');
  });
});
