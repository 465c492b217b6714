/** @module-tag full */
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../testing/child.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { newDataDir } from '../../testing/template.ts';
import { addAdministrator, removeAdministrator } from './administrators.ts';
import { administrators } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SEED: 'none' });
});
afterAll(() => server.stop());

const person = { password: 'Rotkehlchen singt früh', firstName: 'Edda', lastName: 'Lorenz', terms: true, gdpr: true };
const register = (email: string, password = person.password) =>
  server.call('/api/public/auth/register', { body: { ...person, email, password } });
const place = () => ({ db: server.context.db, origin: 'https://jobs.firma.example', supportEmail: 'hilfe@firma.example', now: new Date() });
const outbox = async (email: string) =>
  (await server.call('/api/private/admin/outbox', { token: await server.login(email, person.password) })).status;
const linkTo = async (email: string): Promise<string> => {
  const rows = await server.mails({ recipient: email, kind: 'administrator' });
  return /\/reset-password\?token=([\w-]+)/.exec(rows.at(-1)?.body_text ?? '')?.[1] ?? '';
};

describe('O98: who administers the platform', () => {
  it('gives the role to the account that has confirmed the address, and takes it again at once', async () => {
    await register('chefin@post.example');
    await server.context.db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('email', '=', 'chefin@post.example')
      .execute();
    expect(await outbox('chefin@post.example')).toBe(403);
    expect(await addAdministrator(place(), 'Chefin@post.example')).toBe('given');
    expect(await addAdministrator(place(), 'chefin@post.example')).toBe('given');
    expect(await outbox('chefin@post.example')).toBe(200);
    expect(await removeAdministrator(place(), 'CHEFIN@post.example')).toBe(true);
    expect(await outbox('chefin@post.example')).toBe(403);
    expect(await removeAdministrator(place(), 'chefin@post.example')).toBe(false);
  });

  it('mails a link that makes an account; a stranger who has registered the address before gets nothing', async () => {
    await register('neu@post.example', 'Ein anderes langes Wort');
    expect(await addAdministrator(place(), 'neu@post.example')).toBe('invited');
    expect(await administrators(server.context.db)).toMatchObject([{ email: 'neu@post.example', isConfirmed: false }]);
    const token = await linkTo('neu@post.example');
    expect((await server.call('/api/public/auth/reset-password', { body: { token, password: person.password } })).status).toBe(200);
    expect(await outbox('neu@post.example')).toBe(200);
    const stranger = await server.login('neu@post.example', 'Ein anderes langes Wort');
    expect((await server.call('/api/private/admin/outbox', { token: stranger })).status).toBe(403);
    expect((await server.call('/api/public/auth/reset-password', { body: { token, password: 'Amsel auf dem Dach' } })).status).toBe(400);
  });

  it('a second invitation ends the link of the first and makes no second account', async () => {
    await addAdministrator(place(), 'zweimal@post.example');
    const first = await linkTo('zweimal@post.example');
    await addAdministrator(place(), 'zweimal@post.example');
    expect((await administrators(server.context.db)).filter(({ email }) => email === 'zweimal@post.example')).toHaveLength(1);
    expect((await server.call('/api/public/auth/reset-password', { body: { token: first, password: person.password } })).status).toBe(400);
  });

  it('a start without an administrator says how to make one, and one with public demo accounts warns', async () => {
    const warned = ({ logged }: TestServer) =>
      logged.filter(({ level }) => level === 'warn').map(({ event, fields }) => ({ event, fields }));
    expect(warned(server)).toEqual([{ event: 'no-administrator', fields: { command: 'npm run admin -- add ADRESSE' } }]);
    const demo = await startTestServer({ PUBLIC_ORIGIN: 'https://jobs.firma.example' });
    const local = await startTestServer({ PUBLIC_ORIGIN: 'http://localhost:4000' });
    expect(warned(demo)).toEqual([{ event: 'demo-accounts-on-a-public-origin', fields: { origin: 'https://jobs.firma.example' } }]);
    expect(warned(local)).toEqual([]);
    await Promise.all([demo.stop(), local.stop()]);
  });
});

describe('the command', () => {
  const run = (dataDir: string, ...args: string[]) => runCommand(new URL('command.ts', import.meta.url), dataDir, ...args);

  it('adds, lists and removes, and refuses a wrong call in German', async () => {
    const dataDir = await newDataDir();
    expect(await run(dataDir, 'list')).toMatchObject({ code: 0, out: expect.stringContaining('Niemand administriert die Plattform.') });
    expect(await run(dataDir, 'add', 'chefin@post.example')).toMatchObject({
      code: 0,
      out: expect.stringContaining('geht ein Link dorthin'),
    });
    expect((await run(dataDir, 'list')).out).toBe('chefin@post.example (eingeladen, noch nicht bestätigt)\n');
    expect((await run(dataDir, 'remove', 'chefin@post.example')).out).toContain('administriert die Plattform nicht mehr');
    for (const args of [[], ['add'], ['add', 'keine Adresse'], ['list', 'x'], ['anders', 'a@b.example'], ['add', 'a@b.example', 'x']]) {
      const { code, out, err } = await run(dataDir, ...args);
      expect([code, out], args.join(' ')).toEqual([2, '']);
      expect(err, args.join(' ')).toMatch(/Aufruf: npm run admin|ist keine E-Mail-Adresse/);
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
});
