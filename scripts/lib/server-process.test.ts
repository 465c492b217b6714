import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverEnvironment, serverFlags } from './server-process.mjs';

it('the unit of systemd starts the server with the flags and the environment of `npm start`', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../deploy/stellwerk.service'), 'utf8');
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, values = '']) => values.split(' '));
  expect(unit).toContain(`/bin/node ${serverFlags.join(' ')} apps/api/src/main.ts`);
  expect(set).toEqual(expect.arrayContaining(Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`)));
});
