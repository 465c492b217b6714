import { HttpResponse } from 'msw/http';

export interface RefusalField {
  readonly name: string;
  readonly message: string;
}

/** An answer that refuses, in the words of the server. */
export class MockRefusal extends Error {
  readonly status: number;
  readonly fields: readonly RefusalField[];

  constructor(status: number, message: string, fields: readonly RefusalField[] = []) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

const CODES: Readonly<Record<number, string>> = { 400: 'invalid', 401: 'unauthenticated', 403: 'forbidden', 404: 'not-found' };

/** The envelope of errors (decisions, rule 17). */
export function refusalResponse({ status, message, fields }: MockRefusal): Response {
  return HttpResponse.json(
    {
      success: false,
      code: CODES[status] ?? 'error',
      message,
      error: message,
      ...(fields.length === 0 ? {} : { fields }),
      requestId: crypto.randomUUID(),
    },
    { status },
  );
}
