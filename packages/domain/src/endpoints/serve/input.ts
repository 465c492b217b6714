import * as z from 'zod/mini';
import { generalMessages } from '../../messages/general.de';
import { inputMessages } from '../../messages/input.de';
import { referralCodeIn } from '../../ids';
import { CallError, type FieldError } from '../../errors/call-error';
import { isSoundJson } from './sound-json';

/** Default maximum length of JSON bodies. */
export const JSON_LIMIT = 1024 * 1024;

/** German message for an error without its own message in the schema. */
function messageOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null ? inputMessages.required : inputMessages.wrongType;
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return inputMessages.unknownValue;
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return generalMessages.tooLong(Number(issue.maximum));
    return issue.origin === 'array' ? inputMessages.tooManyItems(String(issue.maximum)) : inputMessages.tooBig(String(issue.maximum));
  }
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? inputMessages.tooShort(String(issue.minimum)) : inputMessages.tooSmall(String(issue.minimum));
  return inputMessages.wrongType;
}

/**
 * Parses the input of a caller.
 * @throws CallError 'invalid' with one German message per field; if all are equal, it is the message of the whole
 */
export function parseInput<S extends z.core.$ZodType>(schema: S, value: unknown): z.core.output<S> {
  const result = z.safeParse(schema, value, { error: messageOf });
  if (result.success) return result.data;
  const fields = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const name = issue.path.join('.');
    if (!fields.has(name)) fields.set(name, { name, message: issue.message });
  }
  const list = [...fields.values()];
  const messages = new Set(list.map((field) => field.message));
  const [only] = messages;
  throw new CallError('invalid', messages.size === 1 && only !== undefined ? only : generalMessages.invalidInput, {
    fields: list.filter((field) => field.name !== ''),
  });
}

const unreadable = (): CallError => new CallError('invalid', generalMessages.invalidBody);

/** A NUL character is an attack or an accident: PostgreSQL stores none. */
function cleanText(text: string): string {
  if (isUnstorable(text)) throw unreadable();
  return text.trim();
}

/** Text that neither a database nor a file name can contain, so it matches nothing. */
const isUnstorable = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** Raw parameters of a path; null for values that no row can have. */
export function readParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> | null {
  return Object.values(params).some(isUnstorable) ? null : params;
}

/** The values of a key. Referral codes are part of shared URLs: an invalid one is ignored instead of rejected. */
const valuesOf = (query: URLSearchParams, key: string): readonly string[] =>
  key === 'ref' ? [referralCodeIn(query.get(key))] : query.getAll(key).map(cleanText);

/** The query as an object; repeated keys become lists, empty values are omitted. @throws CallError 'invalid' */
export function readQuery(url: URL): Readonly<Record<string, string | string[]>> {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(url.searchParams.keys())) {
    if (isUnstorable(key)) throw unreadable();
    const values = valuesOf(url.searchParams, key).filter((value) => value !== '');
    const [first] = values;
    if (first !== undefined) query[key] = values.length === 1 ? first : values;
  }
  return query;
}

/** Parses a JSON body; an absent one is an empty object. @throws CallError 'invalid' for invalid JSON */
export function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    // Lone surrogates and NUL are valid JSON, but no database stores them.
    if (!isSoundJson(text)) throw new SyntaxError('unsound');
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}
