import { expect, it } from 'vitest';
import { sendingText } from './sending-text';

it.each([
  [undefined, 'Wird übermittelt...'],
  [0, 'Wird übermittelt...'],
  [24, 'Wird übermittelt...'],
  [25, '25 % übertragen'],
  [49.9, '25 % übertragen'],
  [100, '100 % übertragen'],
  [{ resume: 100, video: 60 }, '50 % übertragen'],
  [{}, 'Wird übermittelt...'],
])('announces an upload of %j as "%s"', (progress, text) => {
  expect(sendingText(progress)).toBe(text);
});
