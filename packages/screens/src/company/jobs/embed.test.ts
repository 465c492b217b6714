import { expect, test } from 'vitest';
import { embedCode } from './embed';

test('JM22 the embed code is a frame with the job, and a title cannot leave its attribute', () => {
  const code = embedCode('https://stellwerk.example', '101', 'Leitung "Bahn" <b>&');
  expect(code).toMatch(/^<iframe src="https:\/\/stellwerk\.example\/jobs\/101\?embed=1" title="Leitung &quot;Bahn&quot; &lt;b>&amp;" /);
  expect(code.endsWith('></iframe>')).toBe(true);
});
