import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    SEED: 'none',
    CORS_ORIGINS: 'https://jobs.example',
    PUBLIC_ORIGIN: 'https://stellwerk.example',
    PRODUCTION_API: 'https://api.example',
    PRODUCTION_HOSTNAME: 'stellwerk.example',
  });
});
afterAll(() => server.stop());

// Node needs it for a streamed body; the DOM's types lack it.
const half = { duplex: 'half' };
const login = '/api/public/auth/login';

/** Sends a path unchanged: fetch would normalise it first. */
const raw = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), 'localhost', () =>
      socket.end(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
  });

describe('bodies', () => {
  it.each(['{', '"', '{"email":}', '\u0000', '{"email":"a\\u0000b","password":"x"}', '{"email":"\\ud800","password":"x"}'])(
    'malformed %j gets 400 in German',
    async (body) => {
      const answer = await server.call(login, { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        success: false,
        message: 'Die Anfrage konnte nicht gelesen werden.',
        error: 'Die Anfrage konnte nicht gelesen werden.',
        requestId: expect.any(String),
      });
    },
  );

  it.each([[[]], ['text'], [null], [3], [{ email: {}, password: [] }], [{}]])(
    'JSON of the wrong shape (%j) gets 400 with a message, not codes',
    async (body) => {
      const answer = await server.call(login, { body: JSON.stringify(body) });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).not.toMatch(/expected|received|undefined/i);
    },
  );

  it('names each wrong field once, with a German message', async () => {
    const { body } = await server.call('/api/public/auth/register', { body: { email: 'x', password: 'kurz', firstName: '', lastName: 5 } });
    expect(body).toMatchObject({
      message: 'Bitte prüfen Sie Ihre Angaben.',
      fields: [
        { name: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
        { name: 'password', message: 'Das Passwort braucht mindestens 12 Zeichen.' },
        { name: 'firstName', message: 'Bitte geben Sie Ihren Vornamen an.' },
        { name: 'lastName', message: 'Bitte geben Sie Ihren Nachnamen an.' },
      ],
    });
  });

  it('more than 1 MB gets 413, announced or streamed', async () => {
    const big = JSON.stringify({ email: 'a'.repeat(1024 * 1024) });
    expect((await server.call(login, { body: big })).status).toBe(413);
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(32)),
    });
    const response = await fetch(server.url + login, { method: 'POST', body: stream, ...half });
    expect(response.status).toBe(413);
  });
});

describe('headers', () => {
  it('stand on every answer', async () => {
    for (const path of ['/api/health', '/api/jobs', '/api/unknown', '/api/private/users/profile', '/', '/api/media/logos/original/x.png']) {
      const { headers } = await server.call(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy'), path).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security'), path).toContain('max-age');
      expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-powered-by'), path).toBeNull();
    }
  });

  it('are these for data, for pages, for the page that may be framed, and for what draws PDFs', async () => {
    const shared = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    };
    const page = (frames: string) =>
      "default-src 'self'; script-src 'self' 'sha256-of-the-early-script'; style-src 'self'; img-src 'self' data: blob: https://api.example; " +
      "media-src 'self' blob: https:; font-src 'self'; connect-src 'self' https://api.example; " +
      `frame-src https://www.youtube-nocookie.com; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors ${frames}`;
    const data = "default-src 'none'; frame-ancestors 'none'";
    for (const [path, policy, frames] of [
      ['/api/jobs', data, 'DENY'],
      ['/api/unknown', data, 'DENY'],
      ['/login', page("'none'"), 'DENY'],
      ['/jobs/1?embed=1', page('*'), null],
      ['/assets/pdf.worker-1.mjs', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'", 'DENY'],
    ] as const) {
      const { headers } = await server.call(path);
      const names = [...Object.keys(shared), 'content-security-policy', 'x-frame-options'];
      const read = (name: string) =>
        headers.get(name)?.replace(/(script-src 'self') 'sha256-[^']+'/, "$1 'sha256-of-the-early-script'") ?? null;
      expect(Object.fromEntries(names.map((name) => [name, read(name)])), path).toEqual({
        ...shared,
        'content-security-policy': policy,
        'x-frame-options': frames,
      });
    }
  });

  it('security.txt says where to report a hole, and until when that is true', async () => {
    const { status, headers, body } = await server.call('/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; charset=utf-8/i)]);
    const text = String(body);
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });

  it('O53: the embed page alone may be framed', async () => {
    expect((await server.call('/jobs/1?embed=1')).headers.get('content-security-policy')).toContain('frame-ancestors *');
    for (const path of ['/jobs/1', '/login?embed=1', '/api/jobs?embed=1'])
      expect((await server.call(path)).headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
  });

  it('private answers are never stored', async () => {
    expect((await server.call('/api/private/users/profile')).headers.get('cache-control')).toBe('no-store');
  });

  it('O64: allows the named origins and no other', async () => {
    const allowed = await server.call('/api/jobs', { headers: { origin: 'https://jobs.example' } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://jobs.example');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['https://evil.example', 'https://jobs.example.evil.example', 'null']) {
      expect((await server.call('/api/jobs', { headers: { origin } })).headers.get('access-control-allow-origin'), origin).toBeNull();
    }
    const preflight = await server.call('/api/private/users/profile', {
      method: 'OPTIONS',
      headers: { origin: 'https://jobs.example', 'access-control-request-method': 'PUT' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('compresses longer answers where the caller can read it', async () => {
    const response = await fetch(`${server.url}/api/openapi.json`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('paths', () => {
  it('health answers when ready', async () => {
    expect(await server.call('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('what nobody serves is 404 in German, in the one envelope, under all three prefixes', async () => {
    for (const path of ['/api', '/api/x', '/api/public/x', '/public/x', '/private/x/y']) {
      const { status, body } = await server.call(path);
      expect(status, path).toBe(404);
      expect(body, path).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
        message: 'Die angefragte Seite oder der Eintrag existiert nicht.',
      });
    }
    expect((await server.call('/api/jobs', { method: 'DELETE' })).status).toBe(404);
  });

  it('A22: /jobs is a page, only /api/jobs is data', async () => {
    expect((await server.call('/jobs')).headers.get('content-type')).not.toContain('json');
  });

  it('API06, API40: without a token every private call says 401 in German', async () => {
    for (const path of ['/api/private/companies/1', '/private/companies/1', '/api/private/companies/jobs/1']) {
      expect(await server.call(path), path).toMatchObject({
        status: 401,
        body: { message: 'Sie sind nicht angemeldet. Bitte melden Sie sich an.' },
      });
    }
  });

  it('an unexpected failure says nothing of its cause and is logged with its request id', async () => {
    await server.context.db.schema.alterTable('jobs').renameTo('jobs_away').execute();
    const { status, body } = await server.call('/api/jobs');
    await server.context.db.schema.alterTable('jobs_away').renameTo('jobs').execute();
    expect(status).toBe(500);
    expect(body).toMatchObject({
      code: 'INTERNAL',
      message: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    });
    expect(JSON.stringify(body)).not.toMatch(/relation|jobs|select/i);
    const requestId = typeof body === 'object' && body !== null && 'requestId' in body ? body.requestId : '';
    expect(server.logged).toContainEqual({ level: 'error', event: 'request-failed', fields: expect.objectContaining({ requestId }) });
    expect((await server.call('/api/jobs')).status).toBe(200);
  });

  it('no path leads out of the media folder', async () => {
    for (const path of [
      '/api/media/logos/original/../../../secret',
      '/api/media/logos/original/..%2f..%2f..%2fsecret',
      '/api/media/logos/original/%2e%2e',
      '/api/media/../original/secret',
      '/api/media/documents/original/a.pdf',
      '/api/media/videos/original/a.mp4',
    ]) {
      expect(await raw(path), path).toMatch(/^HTTP\/1\.1 40[14]/);
    }
  });
});
