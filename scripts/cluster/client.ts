import { randomInt } from 'node:crypto';
import { DEMO_PASSWORD } from '../../apps/api/src/operation/seed/seed.ts';

export interface CallOptions {
  readonly method?: string;
  readonly token?: string;
  /** Sent as JSON, a form as it is. */
  readonly body?: unknown;
  /** IP address of the visitor. @default another one for each call, so that no limit counts */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The parsed body; undefined for what is not JSON. */
  readonly json: unknown;
}

const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

function bodyOf(body: unknown): { readonly body?: BodyInit; readonly headers?: Readonly<Record<string, string>> } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (body instanceof Uint8Array) return { body: new Uint8Array(body) };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Calls a server or the proxy. */
export async function call(url: string, { method, token, body, address = anyAddress(), headers }: CallOptions = {}): Promise<Answer> {
  const sent = bodyOf(body);
  const response = await fetch(url, {
    ...sent,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'x-forwarded-for': address,
      // A server may close an idle connection just when the next request goes out on it; nothing here is sent twice.
      connection: 'close',
      ...sent.headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  // A 304 names the type of the response that it stands for.
  const isJson = bytes.length > 0 && response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, bytes, json: isJson ? JSON.parse(bytes.toString()) : undefined };
}

/** A field of a JSON object; undefined for any other value. */
export const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Object.entries(json).find(([key]) => key === name)?.[1] : undefined;

/** Logs a demo account in. @returns its token */
export async function login(server: string, email: string): Promise<string> {
  const { status, json } = await call(`${server}/api/public/auth/login`, { body: { email, password: DEMO_PASSWORD } });
  const token = fieldOf(json, 'token');
  if (typeof token !== 'string') throw new Error(`No login for ${email}: ${status}`);
  return token;
}
