import { describe, expect, it } from 'vitest';
import { answerUnder, initialData, initialError, readInitialAnswers, useInitialAnswer } from './initial-data';
import { renderHook, rendersHooks } from './testing/hooks';

rendersHooks();

const ok = { ok: true, body: { id: 7 } } as const;
const failed = { ok: false, status: 404, message: 'Nicht gefunden' } as const;
const key = ['publicJob', { id: '7' }, {}] as const;
const name = '["publicJob",{"id":"7"},{}]';

describe('A91 the answers in the page of the server', () => {
  it('are read when they are whole', () => {
    expect(readInitialAnswers({ a: ok, b: failed, c: { ok: true, body: null } })).toEqual({
      a: ok,
      b: failed,
      c: { ok: true, body: null },
    });
  });

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', ['ok']],
    ['no flag', { body: 1 }],
    ['a flag of another type', { ok: 'true', body: 1 }],
    ['a failure with a flag of another type', { ok: 'false', status: 404, message: 'x' }],
    ['no body', { ok: true }],
    ['no status', { ok: false, message: 'x' }],
    ['a status of another type', { ok: false, status: '404', message: 'x' }],
    ['no message', { ok: false, status: 404 }],
    ['a message of another type', { ok: false, status: 404, message: null }],
  ])('leave out an answer that is %s', (_title, answer) => {
    expect(readInitialAnswers({ answer, b: ok })).toEqual({ b: ok });
  });

  it.each([null, undefined, 'x', 7])('are none in %j', (value) => {
    expect(readInitialAnswers(value)).toEqual({});
  });

  it('are found by the key of their call, until they are cleared', () => {
    const known = initialData({ [name]: ok });
    expect(known.answerTo(key)).toEqual(ok);
    expect(known.answerTo(['publicJob', { id: '8' }, {}])).toBeUndefined();
    expect(answerUnder({ [name]: failed }, key)).toEqual(failed);
    known.clear();
    expect(known.answerTo(key)).toBeUndefined();
  });

  it('are what a component starts with', async () => {
    const hook = await renderHook(() => ({ known: useInitialAnswer(key), none: useInitialAnswer(null) }), { [name]: ok });
    expect(hook.now()).toEqual({ known: ok, none: undefined });
  });
});

it('A91 a failed answer is the error that the call would have thrown', () => {
  expect(initialError(failed)).toMatchObject({ kind: 'http', status: 404, message: 'Nicht gefunden', serverMessage: 'Nicht gefunden' });
  const fields = [{ name: 'near', message: 'Meinten Sie „Hamburg“?', suggestion: 'Hamburg' }];
  expect(initialError({ ...failed, fields })).toMatchObject({ fields });
  expect([initialError(ok), initialError(undefined)]).toEqual([undefined, undefined]);
});
