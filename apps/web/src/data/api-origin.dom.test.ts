import * as calls from '@stellwerk/domain/calls';
import { afterEach, expect, it } from 'vitest';
import { urlOf } from './client';

afterEach(() => {
  document.head.innerHTML = '';
});

it('O57: calls go to the page’s own origin', () => {
  expect(urlOf(calls.listJobs, {})).toBe('/api/jobs');
});

it('AU19: calls go to the origin that the page names', () => {
  document.head.innerHTML = '<meta name="api-origin" content="https://api.jobs.example">';
  expect(urlOf(calls.listJobs, {})).toBe('https://api.jobs.example/api/jobs');
  expect(urlOf(calls.publicJob, { params: { id: '7' } }, { withoutApi: true })).toBe('https://api.jobs.example/public/jobs/7');
});
