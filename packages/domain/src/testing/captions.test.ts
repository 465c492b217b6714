import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCaptions } from '../media';

test('captions stay the same when they are cleaned again, whatever came', () => {
  const line = fc
    .array(fc.constantFrom('<', '>', 'b', 'v x', '/', '-', '--', ' ', '\n', '\t', '\0', '&', 'ä', 'NOTE', 'STYLE'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (texts) => {
      const once = cleanCaptions(`WEBVTT\n\n${texts.map((text) => `00:00.000 --> 00:02.500\n${text}`).join('\n\n')}`);
      if (once !== null) expect(cleanCaptions(once)).toBe(once);
    }),
  );
});
