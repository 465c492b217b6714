import { expect, it } from 'vitest';
import { apiOriginFor, apiOriginTag } from './api-origin.ts';

const hosts = { productionHostname: 'jobs.example', productionApi: 'https://api.example', testApi: 'https://test.example' };
const none = { productionHostname: undefined, productionApi: undefined, testApi: undefined };

it.each([
  [hosts, 'jobs.example', 'https://api.example'],
  [hosts, 'localhost', 'https://test.example'],
  // Hosts with a similar name.
  [hosts, 'test.jobs.example', 'https://test.example'],
  [hosts, 'my-jobs.example', 'https://test.example'],
  [hosts, 'jobs.example.test', 'https://test.example'],
  [hosts, 'jobs', 'https://test.example'],
  [hosts, '', 'https://test.example'],
  [{ ...hosts, productionApi: undefined }, 'jobs.example', null],
  [{ ...hosts, testApi: undefined }, 'localhost', null],
  [none, 'localhost', null],
])('AU19 with %j the API of %s is at %s', (settings, hostname, origin) => {
  expect(apiOriginFor(settings, hostname)).toBe(origin);
  expect(apiOriginTag(settings, hostname)).toBe(origin === null ? '' : `<meta name="api-origin" content="${origin}">`);
});
