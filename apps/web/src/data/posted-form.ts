import type { SubmitFailure } from '@stellwerk/domain';
import type { CallKey } from './call-input';
import { property, textProperty } from './property';

/** Names, among the answers of the first page, why a form that was sent without JavaScript was refused, and what stood in it. */
export const POSTED: CallKey = ['posted', {}, {}];

/** A form that the server has sent back. */
export interface PostedForm {
  /** What was typed, by the name of its field. */
  readonly texts: unknown;
  /** Names of the boxes that were ticked. */
  readonly ticked: readonly string[];
  readonly failure: SubmitFailure;
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item: unknown) => typeof item === 'string') : [];

/** Reads it; null for a page to which none was sent. */
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
