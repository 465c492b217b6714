import type { SubmitFailure } from '@stellwerk/domain';
import type { CallKey } from './call-input';
import { property, textProperty } from './property';

/** Key, among the responses of the first page, of the errors and values of a rejected form that was sent without JavaScript. */
export const POSTED: CallKey = ['posted', {}, {}];

/** A form returned by the server. */
export interface PostedForm {
  /** Typed texts by the name of their field. */
  readonly texts: unknown;
  /** Names of the ticked boxes. */
  readonly ticked: readonly string[];
  readonly failure: SubmitFailure;
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item: unknown) => typeof item === 'string') : [];

/** Reads the returned form; null for a page without one. */
export function readPostedForm(body: unknown): PostedForm | null {
  const failure = property(body, 'failure');
  if (failure === undefined) return null;
  const fields = property(failure, 'fields') ?? {};
  return {
    texts: property(property(body, 'values'), 'texts'),
    ticked: textsIn(property(property(body, 'values'), 'ticked')),
    failure: {
      summary: textsIn(property(failure, 'summary')),
      fields: Object.fromEntries(Object.keys(fields).map((name) => [name, textProperty(fields, name)])),
    },
  };
}
