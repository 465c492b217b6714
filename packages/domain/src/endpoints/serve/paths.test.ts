import { expect, it } from 'vitest';
import { literalFirst, pathsOf } from './paths';

it.each([
  ['/api/public/jobs', ['/api/public/jobs', '/public/jobs']],
  ['/api/private/jobs/:id', ['/api/private/jobs/:id', '/private/jobs/:id']],
  ['/api/jobs', ['/api/jobs']],
  ['/api/publications/x', ['/api/publications/x']],
  ['/api/jobs/api/public/x', ['/api/jobs/api/public/x']],
] as const)('A22 %s answers at %j', (path, paths) => {
  expect(pathsOf({ path })).toEqual(paths);
});

it('A83 literal segments come before parameters, the later the first one stands', () => {
  const paths = ['/api/:a/b', '/api/jobs/:id', '/api/jobs/:id/stop', '/api/jobs/own', '/api/jobs/own/:id'] as const;
  const given = paths.map((path) => ({ path }));
  expect(literalFirst(given).map(({ path }) => path)).toEqual([
    '/api/jobs/own',
    '/api/jobs/own/:id',
    '/api/jobs/:id',
    '/api/jobs/:id/stop',
    '/api/:a/b',
  ]);
  expect(given.map(({ path }) => path)).toEqual(paths);
});
