import { describe, expect, it } from 'vitest';
import { findPage } from './find-page';

const pages = [{ path: '/jobs' }, { path: '/jobs/:id' }, { path: '/company/:companyId/jobs/:jobId' }, { path: '*' }] as const;

describe('the page of a pathname', () => {
  it.each([
    ['/jobs', '/jobs', {}],
    ['/jobs/', '/jobs', {}],
    ['/Jobs/7', '/jobs/:id', { id: '7' }],
    ['/company/1/jobs/2', '/company/:companyId/jobs/:jobId', { companyId: '1', jobId: '2' }],
    ['/elsewhere', '*', { '*': 'elsewhere' }],
  ])('%s is that of %s', (pathname, path, params) => {
    expect(findPage(pages, pathname)).toEqual({ entry: { path }, params });
  });

  it.each([
    ['m%C3%BCller', 'müller'],
    ['müller', 'müller'],
    ['a%2Fb', 'a/b'],
    ['100%25', '100%'],
    ['100%', '100%'],
  ])('gives %s as %s', (written, id) => {
    expect(findPage(pages, `/jobs/${written}`)?.params).toEqual({ id });
  });

  it('is none where no pattern takes it', () => {
    expect(findPage(pages.slice(0, 1), '/other')).toBeUndefined();
  });
});
