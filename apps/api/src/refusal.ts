/** Why a service refuses; the HTTP layer alone knows which status that is. */
export type RefusalKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'unsupported' | 'limit' | 'unavailable';

export interface FieldMessage {
  /** Name of the field on the wire; never part of a message. */
  readonly name: string;
  readonly message: string;
}

/** A refusal that a person reads: German message, optional messages per field. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly fields: readonly FieldMessage[];
  /** Seconds to wait, with kind 'limit'. */
  readonly retryAfter: number | undefined;
  readonly details: string | undefined;

  constructor(kind: RefusalKind, message: string, more: { fields?: readonly FieldMessage[]; retryAfter?: number; details?: string } = {}) {
    super(message);
    this.kind = kind;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.details = more.details;
  }
}
