import { expect, it } from 'vitest';
import { meantAddress } from './mail-typo';

it.each([
  ['zoe@gmail.con', 'zoe@gmail.com'],
  ['Zoe.Kern@GMIAL.com ', 'Zoe.Kern@gmail.com'],
  ['zoe@gmx.dr', 'zoe@gmx.de'],
  ['zoe@wbe.de', 'zoe@web.de'],
  ['zoe@t-onlien.de', 'zoe@t-online.de'],
  ['zoe@hotmial.comm', 'zoe@hotmail.com'],
])('%j was probably meant as %j', (text, meant) => {
  expect(meantAddress(text)).toBe(meant);
});

it.each([
  'zoe@gmail.com',
  'zoe@gmx.net',
  'zoe@ymail.com',
  'zoe@müller.example',
  'zoe@firma.de',
  // Still being typed.
  'zoe@gmail.co',
  'zoe@gmx',
  'zoe',
  '@gmail.con',
  'zoe@x@gmail.con',
  '',
])('%j is asked about by nobody', (text) => {
  expect(meantAddress(text)).toBeNull();
});
