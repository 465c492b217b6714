import { expectTypeOf, test } from 'vitest';
import type { Id } from './ids';

test('an id of one kind is none of another, and a plain value is one of any', () => {
  expectTypeOf<Id<'job', number>>().not.toExtend<Id<'company', number>>();
  expectTypeOf<Id<'job', string> | null>().not.toExtend<Id<'company', string> | null>();
  expectTypeOf<number>().toExtend<Id<'job', number>>();
  expectTypeOf<Id<'job', number>>().toExtend<number>();
});
