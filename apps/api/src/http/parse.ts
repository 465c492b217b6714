import { generalMessages } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { serverMessages } from '../messages.de.ts';
import { Refusal, type FieldMessage } from '../refusal.ts';

/** JSON bodies are at most this long unless an endpoint says otherwise. */
export const JSON_LIMIT = 1024 * 1024;

/** German words for what a schema does not word itself. */
function describe(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null ? serverMessages.required : serverMessages.wrongType;
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return serverMessages.unknownValue;
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return generalMessages.tooLong(Number(issue.maximum));
    return issue.origin === 'array' ? serverMessages.tooManyItems(String(issue.maximum)) : serverMessages.tooBig(String(issue.maximum));
  }
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? serverMessages.tooShort(String(issue.minimum)) : serverMessages.tooSmall(String(issue.minimum));
  return serverMessages.wrongType;
}

/**
 * Parses input of a caller.
 * @throws Refusal 'invalid' with one German message per field; the only one is repeated as the message of the whole.
 */
export function parseInput<S extends z.core.$ZodType>(schema: S, value: unknown): z.core.output<S> {
  const result = z.safeParse(schema, value, { error: describe });
  if (result.success) return result.data;
  const fields = new Map<string, FieldMessage>();
  for (const issue of result.error.issues) {
    const name = issue.path.join('.');
    if (!fields.has(name)) fields.set(name, { name, message: issue.message });
  }
  const list = [...fields.values()];
  const words = new Set(list.map((field) => field.message));
  const [only] = words;
  throw new Refusal('invalid', words.size === 1 && only !== undefined ? only : generalMessages.invalidInput, {
    fields: list.filter((field) => field.name !== ''),
  });
}

/** The query as an object; repeated keys become lists, empty values count as absent. */
export function readQuery(url: URL): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams
      .getAll(key)
      .map(clean)
      .filter((value) => value !== '');
    const [first] = values;
    if (first !== undefined) query[key] = values.length === 1 ? first : values;
  }
  return query;
}

/** PostgreSQL stores no NUL character; a text that carries one is an attack or an accident. */
function clean(text: string): string {
  if (text.includes('\0')) throw new Refusal('invalid', generalMessages.invalidBody);
  return text.trim();
}

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = new Refusal('too-large', serverMessages.bodyTooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON body; an absent one is an empty object.
 * @param limit bytes
 * @throws Refusal 'invalid' when it is no JSON, 'too-large' over the limit
 */
export async function readJson(request: Request, limit: number = JSON_LIMIT): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return {};
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Lone surrogates and NUL are valid JSON but no text that a database could keep.
    return JSON.parse(text, (_key, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (value.includes('\0') || /\p{Surrogate}/u.test(value)) throw new SyntaxError('unstorable text');
      return value;
    });
  } catch {
    throw new Refusal('invalid', generalMessages.invalidBody);
  }
}
