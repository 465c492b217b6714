import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../../.storybook/board/model';
import { verdictOf } from '../../.storybook/board/verdict';
import type { Verdict } from '../../.storybook/review/model';
import { type ReviewServer, startReviewServer } from './server';
import { sampleBoard, sampleScreen } from './testing/sample-board';

const screen = sampleScreen('Konto/Profil', { fallen: '1 von 4 Bildern sehen anders aus.' });
const board = sampleBoard([screen]);
const verdict = verdictOf(board, screen, { decision: 'approve', who: 'Jana Petersen', remark: '', notes: [] });

const folder = mkdtempSync(join(tmpdir(), 'stellwerk-board-'));
for (const name of ['page', 'storybook', 'pictures']) mkdirSync(join(folder, name));
writeFileSync(join(folder, 'page/index.html'), 'the board');
writeFileSync(join(folder, 'storybook/iframe.html'), 'the storybook');
writeFileSync(join(folder, 'pictures/now.png'), 'the picture');
writeFileSync(join(folder, 'secret'), 'not served');

const written: Verdict[] = [];
const servers: ReviewServer[] = [];
afterAll(() => {
  for (const { server } of servers) server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void written.splice(0));

async function start(shown: Board = board): Promise<string> {
  const site = { board: shown, page: join(folder, 'page'), storybook: join(folder, 'storybook'), pictures: join(folder, 'pictures') };
  const started = await startReviewServer({ ...site, write: (one) => written.push(one) });
  servers.push(started);
  return started.url;
}

/** `fetch` sets no host and no origin. */
function send(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const own = (url: string) => ({ origin: new URL(url).origin, 'content-type': 'application/json' });
const decide = (url: string, given: unknown, headers: Readonly<Record<string, string>> = own(url)) =>
  send(`${url}verdicts`, 'POST', headers, JSON.stringify(given));

describe('server of the board', () => {
  it('serves the board, its pictures and the Storybook, and nothing else', async () => {
    const url = await start();
    expect(await send(url, 'GET', {})).toEqual({ status: 200, text: 'the board' });
    expect(await send(`${url}pictures/now.png`, 'GET', {})).toEqual({ status: 200, text: 'the picture' });
    expect(await send(new URL('/iframe.html', url).href, 'GET', {})).toEqual({ status: 200, text: 'the storybook' });
    for (const path of ['/board/..%2f..%2fsecret', '/board/pictures/..%2f..%2fsecret', '/..%2fsecret', '/none']) {
      expect((await send(new URL(url).origin + path, 'GET', {})).status, path).toBe(404);
    }
  });

  it('writes a decision down and shows it from then on', async () => {
    const url = await start();
    const { status, text } = await decide(url, verdict);
    expect([status, JSON.parse(text)]).toEqual([200, { review: expect.objectContaining({ state: 'approved', who: 'Jana Petersen' }) }]);
    expect(written).toEqual([verdict]);
    const data = await send(`${url}data.js`, 'GET', {});
    expect(data.text).toContain('"who":"Jana Petersen"');
    expect(data.text).not.toContain('sehen anders aus');
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['another origin', { origin: 'https://example.com', 'content-type': 'application/json' }],
    ['no origin', { 'content-type': 'application/json' }],
    ['a form', { origin: 'own', 'content-type': 'text/plain' }],
    ['another name of this machine', { host: 'rebound.example', origin: 'http://rebound.example', 'content-type': 'application/json' }],
  ])('refuses a decision from %s', async (_case, headers) => {
    const url = await start();
    const { origin } = headers;
    const sent = origin === 'own' ? { ...headers, origin: new URL(url).origin } : headers;
    expect((await decide(url, verdict, sent)).status).toBe(403);
    expect(written).toEqual([]);
  });

  it('shows the board to no other page', async () => {
    const url = await start();
    expect((await send(`${url}data.js`, 'GET', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(`${url}data.js`, 'GET', { host: 'rebound.example' })).status).toBe(403);
  });

  it('refuses what cannot be decided', async () => {
    const url = await start();
    expect((await decide(url, { ...verdict, who: ' ' })).status).toBe(400);
    expect((await decide(url, { ...verdict, state: 'changes-requested' })).status).toBe(400);
    expect((await decide(url, { ...verdict, screen: 'Konto/Verschwunden' })).status).toBe(409);
    expect((await decide(url, { ...verdict, seen: { ...verdict.seen, pictures: {} } })).text).toContain('nicht mehr dieselben');
    const uncommitted = await start({ ...board, committed: false });
    expect((await decide(uncommitted, verdict)).text).toContain('eingecheckter Stand');
    expect((await decide(uncommitted, { ...verdict, state: 'changes-requested', remark: 'Rand fehlt' })).status).toBe(200);
    expect(written).toHaveLength(1);
  });

  it('takes another port where its own is taken', async () => {
    const first = await start();
    const site = { board, page: folder, storybook: folder, pictures: folder, write: () => undefined };
    const second = await startReviewServer(site, Number(new URL(first).port));
    servers.push(second);
    expect(second.url).not.toBe(first);
  });
});
