import { companyPaths } from '@stellwerk/screens/company-paths';
import { paths } from '@stellwerk/screens/paths';
import { expect, it } from 'vitest';
import { matchRoute } from './routes';

type Builder = (id: string, other: string) => string;
const isBuilder = (value: unknown): value is Builder => typeof value === 'function';
const buildersIn = (value: unknown): readonly Builder[] =>
  isBuilder(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(buildersIn) : [];

it('every URL that screens build is that of a page', () => {
  const { job, apply, jobs, login, register, ...plain } = paths;
  const built = [
    ...[...buildersIn(plain), ...buildersIn(companyPaths)].map((build) => build('7', '7')),
    job('7', 'AT5N8WQZ'),
    apply('7'),
    jobs({ search: 'Pflege' }),
    login('/jobs'),
    register('/jobs'),
    companyPaths.dashboard('7', { tab: 'jobs' }),
  ];
  const missing = built.filter((path) => matchRoute(new URL(path, 'https://stellwerk.example').pathname).entry.path === '*');
  expect(missing).toEqual([]);
});
