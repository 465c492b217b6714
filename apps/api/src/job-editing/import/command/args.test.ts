import { expect, it } from 'vitest';
import { readArgs } from './args.ts';

it.each([
  [['a.csv'], { file: 'a.csv', owner: undefined, design: undefined }],
  [['--owner', 'ada@post.example', 'a.csv'], { file: 'a.csv', owner: 'ada@post.example', design: undefined }],
  [['a.csv', '--design=1'], { file: 'a.csv', owner: undefined, design: 'template1' }],
  [['a.csv', '--design', '3'], { file: 'a.csv', owner: undefined, design: 'template3' }],
  [['a.csv', '--design', ' Template2 '], { file: 'a.csv', owner: undefined, design: 'template2' }],
  [['a.csv', '--design', 'moderne alternative'], { file: 'a.csv', owner: undefined, design: 'template2' }],
])('the words %j are understood', (given, args) => {
  expect(readArgs(given)).toEqual(args);
});

it.each([
  [[]],
  [['a.csv', 'b.csv']],
  [['a.csv', '--design', '4']],
  [['a.csv', '--design', '']],
  [['a.csv', '--unknown']],
  [['--owner', 'x']],
])('the words %j make no sense', (given) => {
  expect(readArgs(given)).toBeNull();
});
