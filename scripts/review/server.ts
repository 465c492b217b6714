import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { verdictSchema } from '../../.storybook/review/files.ts';
import { type Board, seenOf } from '../../.storybook/board/model.ts';
import type { Review, Verdict } from '../../.storybook/review/model.ts';
import { sendFile } from '../visual/serve.ts';
import { boardScript } from './page.ts';

/** The server of the board. It is for the person at this machine alone. */
export interface ReviewServer {
  /** URL of the board. */
  readonly url: string;
  readonly server: Server;
}

export interface ReviewSite {
  readonly board: Board;
  /** Folder of the built page of the board. */
  readonly page: string;
  /** Folder of the built Storybook. */
  readonly storybook: string;
  /** Folder of the pictures, each `<fingerprint>.png`. */
  readonly pictures: string;
  /** Writes a decision down. */
  readonly write: (verdict: Verdict) => void;
}

const LIMIT = 1_000_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > LIMIT) throw new Error('The body is too large.');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A page of another origin, or another name for this machine, could otherwise read the board or approve in the reviewer's name. */
function isForeign({ headers, method }: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return true;
  if (method !== 'POST') return headers['sec-fetch-site'] === 'cross-site';
  return headers.origin !== `http://${headers.host}` || headers['content-type'] !== 'application/json';
}

const sameRecord = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value);

/** The board with a screen's new review; what was approved now is the measure of what comes later. */
export function withVerdict(board: Board, { seen: _seen, ...review }: Verdict): Board {
  const screens = board.screens.map((screen) => (screen.title === review.screen ? { ...screen, review, fallen: '' } : screen));
  return { ...board, screens };
}

/** The reason why a decision cannot be taken; `undefined` when it can. */
function conflictOf(board: Board, { screen: title, state, seen }: Verdict): string | undefined {
  const screen = board.screens.find((one) => one.title === title);
  if (screen === undefined) return `Es gibt keinen Bildschirm „${title}“.`;
  if (!sameRecord(seenOf(board, screen).pictures, seen.pictures))
    return 'Die Bilder sind nicht mehr dieselben. Bitte laden Sie die Seite neu.';
  if (state === 'approved' && !board.committed)
    return 'Freigegeben wird ein eingecheckter Stand; im Arbeitsverzeichnis stehen noch Änderungen.';
  return undefined;
}

const answer = (response: ServerResponse, status: number, body: { readonly review: Review } | { readonly message: string }): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Serves board, pictures and Storybook on this machine, and takes decisions. */
export async function startReviewServer(site: ReviewSite, port = 0): Promise<ReviewServer> {
  let { board } = site;
  let bound = port;

  async function decide(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = z.safeParse(verdictSchema, JSON.parse(await bodyOf(request)));
    if (!parsed.success) return answer(response, 400, { message: z.prettifyError(parsed.error) });
    const conflict = conflictOf(board, parsed.data);
    if (conflict !== undefined) return answer(response, 409, { message: conflict });
    site.write(parsed.data);
    board = withVerdict(board, parsed.data);
    const { seen: _seen, ...review } = parsed.data;
    return answer(response, 200, { review });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (isForeign(request, bound)) return void response.writeHead(403).end();
    if (request.method === 'POST') return pathname === '/board/verdicts' ? decide(request, response) : void response.writeHead(404).end();
    if (request.method !== 'GET') return void response.writeHead(405).end();
    if (pathname === '/') return void response.writeHead(302, { location: '/board/' }).end();
    if (pathname === '/board/data.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(boardScript(board));
    if (pathname.startsWith('/board/pictures/')) return sendFile(site.pictures, pathname.slice('/board/pictures'.length), response);
    if (pathname.startsWith('/board/')) return sendFile(site.page, pathname.slice('/board'.length), response, 'no-cache');
    return sendFile(site.storybook, pathname, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400).end();
    });
  });
  const listen = (wanted: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, '127.0.0.1', resolve);
    });
  // Another board may have the port.
  await listen(port).catch(() => listen(0));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  bound = address.port;
  return { url: `http://127.0.0.1:${bound}/board/`, server };
}
