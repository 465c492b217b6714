import { recordView } from '@stellwerk/domain/calls';
import { apiOrigin } from './api-origin';
import type { SendInput } from './call-input';
import { currentToken } from './session';

/**
 * Reports a visit once after hydration (O73). A visitor's page loads no client for it; a token is sent along, so
 * that members of the company are not counted. Errors are ignored.
 */
export function recordVisit(type: SendInput<typeof recordView>['body']['type'], id: string): void {
  const body = { type, id };
  if (currentToken() === null)
    navigator.sendBeacon(apiOrigin() + recordView.path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  else void import('./client').then(({ send }) => send(recordView, { body })).catch(() => undefined);
}
