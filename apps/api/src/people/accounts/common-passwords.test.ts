import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  ['four characters in turn', 'qxzvqxzvqxzv', true],
  ['five characters in turn', 'qxzvwqxzvwqx', false],
  ['letters in their order', 'mnopqrstuvwx', true],
  ['letters in their order backwards', 'XWVUTSRQPONM', true],
  ['letters in their order but one', 'mnopqrstuvwz', false],
  ['digits in their order, over the nought', '890123456789', true],
  ['digits in their order backwards', '098765432109', true],
  ['digits in another order', '192837465019', false],
  ['digits in their order behind a letter', 'x890123456789', false],
  ['digits in their order before a letter', '890123456789x', false],
  ['common words in a row', 'SommerBerlin-Sommer', true],
  ['a common word with signs and digits for its letters', 'P@ssw0rt#2026!@', true],
  ['a common word behind one that is none', 'zebrapasswort', false],
  ['a common word before one that is none', 'passwortzebra', false],
  ['a misspelt one of every list', 'Administator', true],
  ['a bear', 'winniethepooh', true],
  ['signs alone', '#!?+*_-:;&=%', false],
])('rule 9: %s: "%s" is common: %s', (_title, password, common) => {
  expect(isCommonPassword(password)).toBe(common);
});

it.each([
  ['edda@post.example', 'Edda-2026-edda', true],
  ['edd@post.example', 'edd-2026-edd-1', false],
  ['edda@post.example', 'Edda-und-Lorenz', false],
  ['edda@post.example', 'EDDA@post.example', true],
  ['edda@post.example', 'edda@post.example1', false],
  ['', 'kJ8#mq2!xVt0', false],
])('rule 9: for the account %s "%s" is common: %s', (email, password, common) => {
  expect(isCommonPassword(password, email)).toBe(common);
});
