import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circlesOf, grouped, importGraph } from './import-circles';
import { areas } from './import-rooms';
import { importsOf, isTest, violation } from './import-rules';

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && existsSync(file));

describe('import rules', () => {
  it('hold in every source file', () => {
    const broken = sources.flatMap((file) => importsOf(readFileSync(file, 'utf8')).map((target) => violation(file, target)));
    expect(broken.filter((reason) => reason !== null)).toEqual([]);
    expect(sources.length).toBeGreaterThan(100);
  });

  it.each([
    ['packages/domain/src/job/codes.ts', "import { useState } from 'react';"],
    ['packages/domain/src/job/codes.ts', "import { readFile } from 'node:fs/promises';"],
    ['packages/domain/src/company/codes.ts', "import { APPLICATION_LIMITS } from '../application/codes';"],
    ['packages/domain/src/application/input/check.ts', "import { serve } from '../../endpoints/serve';"],
    ['packages/domain/src/wire/id.ts', "import { readJob } from '../job/read/job';"],
    ['packages/domain/src/contract/shapes.ts', "export * from '../calls/all';"],
    ['packages/design-system/src/components/button/Button.tsx', "import { formatDate } from '@stellwerk/domain';"],
    ['packages/design-system/src/components/button/Button.tsx', "import { JobCard } from '../../patterns/job-card';"],
    ['packages/design-system/src/patterns/job-card/JobCard.tsx', "import { Link } from 'react-router-dom';"],
    ['packages/job-templates/src/klassisch/JobKlassisch.tsx', "import useSWR from 'swr';"],
    ['packages/job-templates/src/klassisch/JobKlassisch.tsx', "export { ApplicationForm } from '@stellwerk/forms';"],
    ['packages/forms/src/auth/LoginForm.tsx', "const page = await import('@stellwerk/job-templates');"],
    ['packages/forms/src/auth/LoginForm.tsx', "import { look } from '@stellwerk/testing/look';"],
    ['packages/forms/src/auth/LoginForm.stories.tsx', "import { press } from '../../../../scripts/testing/stories';"],
    ['packages/screens/src/company/team/TeamScreen.tsx', "import { Link } from 'react-router-dom';"],
    ['packages/screens/src/company/team/TeamScreen.tsx', "import useSWR from 'swr';"],
    ['packages/screens/src/company/team/TeamScreen.stories.tsx', "import { MemoryRouter } from 'react-router-dom';"],
    ['packages/screens/src/company/team/TeamScreen.tsx', "import { request } from '../../../../../apps/web/src/data/client';"],
    ['packages/forms/src/auth/LoginForm.tsx', "import { paths } from '@stellwerk/screens/paths';"],
    ['packages/mails/src/html.ts', "import { readFile } from 'node:fs/promises';"],
    ['packages/mails/src/html.ts', "import { Button } from '@stellwerk/design-system';"],
    ['packages/testing/src/look.ts', "import { Button } from '@stellwerk/design-system';"],
    ['apps/web/src/entry-client.tsx', "import { look } from '@stellwerk/testing/look';"],
    ['apps/web/src/data/session.ts', "import JobRoute from '../routes/public/job/route';"],
    ['apps/web/src/data/session.ts', "import { shellTexts } from '@stellwerk/screens/i18n/shell.de';"],
    ['apps/web/src/data/session.ts', "import { useNavigate } from 'react-router-dom';"],
    ['apps/web/src/shell/PublicShell.tsx', "import type { RouteEntry } from '../routes';"],
    ['apps/web/src/routes/public/job/route.tsx', "import { routes } from '../../../routes';"],
    ['apps/web/src/routes/public/job/route.tsx', "import { answers } from '../../../testing/answers';"],
    ['apps/web/src/App.tsx', "import { answers } from './testing/answers';"],
    ['apps/web/src/routes.ts', "import { createApp } from '../../api/src/app';"],
    ['apps/api/src/app.ts', "import { Button } from '@stellwerk/design-system';"],
    ['apps/api/src/app.ts', "import { routes } from '../../web/src/routes';"],
    ['apps/api/src/platform/http/call.ts', "import type { CompanyRow } from '../../companies/company/store.ts';"],
    ['apps/api/src/people/accounts/to-wire.ts', "import { companyCardWire } from '../../companies/company/to-wire.ts';"],
    ['apps/api/src/jobs/job/store.ts', "import { findApplication } from '../../applications/application/store.ts';"],
    ['apps/api/src/web/feeds/mount.ts', "import { createApp } from '../../app.ts';"],
    ['apps/api/src/mailing/opt-in/links.ts', "const seed = await import('../../operation/seed/seed.ts');"],
    ['apps/api/src/jobs/job/store.ts', "import { startTestServer } from '../../testing/server.ts';"],
  ])('refuse in %s: %s', (file, source) => {
    expect(
      importsOf(source)
        .map((target) => violation(file, target))
        .filter((reason) => reason !== null),
    ).toHaveLength(1);
  });

  it('know every folder of the server: what is in no area may import everything', () => {
    const folders = sources.flatMap((file) => /^apps\/api\/src\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(folders)].toSorted()).toEqual([...Object.keys(areas), 'testing'].toSorted());
  });

  it('keep fetch inside the one client of the web app, but for a font that a file takes in, and out of the packages', () => {
    const callers = sources.filter(
      (file) =>
        /^(packages|apps\/web)\//.test(file) && !/\.(test|stories)\./.test(file) && /(?<![\w.])fetch\(/.test(readFileSync(file, 'utf8')),
    );
    expect(callers.toSorted()).toEqual(['apps/web/src/data/client.ts', 'apps/web/src/files/fonts.ts']);
  });
});

describe('circles', () => {
  const product = sources.filter((file) => !isTest(file));
  const graph = importGraph(new Map(product.map((file) => [file, readFileSync(file, 'utf8')])));
  /** `apps/api/src/people`; a file beside the folders stands for itself. */
  const folderOf = (file: string): string => file.split('/').slice(0, 4).join('/');

  it('are not between files, types and dynamic imports included', () => {
    expect(circlesOf(graph)).toEqual([]);
  });

  it.each(['apps/api', 'apps/web', 'packages/screens', 'packages/forms', 'packages/job-templates'])(
    'are not between the folders of %s',
    (room) => {
      const own = new Map([...graph].filter(([file]) => file.startsWith(`${room}/`)));
      expect(circlesOf(grouped(own, folderOf))).toEqual([]);
    },
  );

  it('are found', () => {
    const files = importGraph(
      new Map([
        ['a/one/x.ts', "import type { Y } from '../two/y';"],
        ['a/two/y.ts', "export * from './z.ts';"],
        ['a/two/z.ts', "const later = import('../one/x');"],
        ['a/one/w.ts', "import { x } from './x';"],
        ['a/two/index.ts', "import { w } from '../one/w';"],
      ]),
    );
    expect(circlesOf(files)).toEqual([['a/one/x.ts', 'a/two/y.ts', 'a/two/z.ts']]);
    expect(circlesOf(grouped(files, (file) => file.slice(0, 5)))).toEqual([['a/one', 'a/two']]);
  });
});
