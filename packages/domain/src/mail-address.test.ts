import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isMailAddress, mailAddress } from './mail-address';

it.each([
  ['eva@firma.example', true],
  ['eva@müller-bäckerei.example', true],
  ['eva@mu\u0308ller.example', true],
  ['eva.muster+x@straße.example', true],
  ['eva@xn--mller-kva.example', true],
  ['eva@münchen.köln', true],
  ['eva@müller', false],
  ['eva@', false],
  ['@müller.example', false],
  ['evä@firma.example', false],
  ['eva@mül ler.example', false],
  ['eva@müller.example/x', false],
  ['eva@müller.example:25', false],
  ['eva@x@müller.example', false],
  ['eva@1.2.3.4', false],
])('%j is a mail address: %j', (text, wanted) => {
  expect(isMailAddress(text)).toBe(wanted);
});

it('is kept in composed letters', () => {
  expect(z.parse(z.string().check(...mailAddress('x')), 'eva@mu\u0308ller.example')).toBe('eva@müller.example');
});
