import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverEnvironment, serverFlags } from './server-process.mjs';

it('the unit of systemd starts the server with the flags and the environment of `npm start`', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../deploy/stellwerk.service'), 'utf8');
  expect(unit).toContain(`/bin/node ${serverFlags.join(' ')} apps/api/src/main.ts`);
  for (const [name, value] of Object.entries(serverEnvironment))
    expect(unit).toMatch(new RegExp(`^Environment=(.* )?${name}=${value}$|^Environment=(.* )?${name}=${value} `, 'm'));
});
