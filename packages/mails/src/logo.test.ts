import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logo } from './logo';

it('is the sign of the web app', () => {
  expect(logo.base64).toBe(readFileSync(new URL('../../../apps/web/public/apple-touch-icon.png', import.meta.url), 'base64'));
});
