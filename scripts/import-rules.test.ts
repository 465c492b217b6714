import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, violation } from './import-rules';

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
    ['packages/design-system/src/components/button/Button.tsx', "import { formatDate } from '@stellwerk/domain';"],
    ['packages/design-system/src/components/button/Button.tsx', "import { JobCard } from '../../patterns/job-card';"],
    ['packages/design-system/src/patterns/job-card/JobCard.tsx', "import { Link } from 'react-router-dom';"],
    ['packages/job-templates/src/klassisch/JobKlassisch.tsx', "import useSWR from 'swr';"],
    ['packages/job-templates/src/klassisch/JobKlassisch.tsx', "export { ApplicationForm } from '@stellwerk/forms';"],
    ['packages/forms/src/auth/LoginForm.tsx', "const page = await import('@stellwerk/job-templates');"],
    ['apps/web/src/routes.ts', "import { createApp } from '../../api/src/app';"],
    ['apps/api/src/app.ts', "import { Button } from '@stellwerk/design-system';"],
    ['apps/api/src/app.ts', "import { routes } from '../../web/src/routes';"],
  ])('refuse in %s: %s', (file, source) => {
    expect(
      importsOf(source)
        .map((target) => violation(file, target))
        .filter((reason) => reason !== null),
    ).toHaveLength(1);
  });

  it('keep fetch inside the one client of the web app and out of the packages', () => {
    const callers = sources.filter(
      (file) =>
        /^(packages|apps\/web)\//.test(file) && !/\.(test|stories)\./.test(file) && /(?<![\w.])fetch\(/.test(readFileSync(file, 'utf8')),
    );
    expect(callers).toEqual(['apps/web/src/data/client.ts']);
  });
});
