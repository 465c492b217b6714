import { readApplication } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../data/api-error';
import { applicationState, type ApplicationFacts } from './state';

const application = readApplication({ id: 1 });
const facts: ApplicationFacts = { hydrated: true, loggedIn: true, data: undefined, error: undefined };
const failed = (status: number) => new ApiError('http', 'Grund', { status });

describe('applicationState', () => {
  it('loads until something is known', () => {
    expect(applicationState(facts).kind).toBe('loading');
    expect(applicationState({ ...facts, hydrated: false, loggedIn: false }).kind).toBe('loading');
  });

  it('asks a visitor and a refused token to log in', () => {
    expect(applicationState({ ...facts, loggedIn: false }).kind).toBe('visitor');
    expect(applicationState({ ...facts, error: failed(401) }).kind).toBe('visitor');
  });

  it('tells an unknown application from a failure', () => {
    expect(applicationState({ ...facts, error: failed(404) }).kind).toBe('not-found');
    expect(applicationState({ ...facts, error: failed(500) })).toEqual({ kind: 'error', reason: 'Grund' });
  });

  it('keeps what is loaded when a refresh fails, but not when it is gone', () => {
    expect(applicationState({ ...facts, data: application, error: failed(500) })).toEqual({ kind: 'application', application });
    expect(applicationState({ ...facts, data: application, error: failed(404) }).kind).toBe('not-found');
  });
});
