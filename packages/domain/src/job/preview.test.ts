import { describe, expect, it } from 'vitest';
import { UnreadableAnswer } from '../errors';
import { readJobPreview } from './preview';
import { readJob } from './read/job';

describe('readJobPreview', () => {
  it.each([{}, [], null, 'OK', { message: 'Alles gut' }, { job: {} }])('PJ58 takes %j for no job', (answer) => {
    expect(() => readJobPreview(answer, '7')).toThrow(UnreadableAnswer);
  });

  it.each([{ title: 'Lokführung' }, { id: 7 }, { job: { id: 7, title: 'Lokführung' } }])('reads %j as the public page does', (answer) => {
    expect(readJobPreview(answer, '7')).toEqual(readJob(answer, '7'));
  });
});
