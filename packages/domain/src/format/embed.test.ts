import { expect, test } from 'vitest';
import { embedHeight, isEmbedded, embedCode } from './embed-code';

test('JM22 the embed code is a frame with the job, and a title cannot leave its attribute', () => {
  const [frame] = embedCode('https://stellwerk.example', '101', 'Leitung "Bahn" <b>&').split('\n');
  expect(frame).toBe(
    '<iframe src="https://stellwerk.example/jobs/101?embed=1" title="Leitung &quot;Bahn&quot; &lt;b>&amp;" width="100%" height="900" style="border:0" loading="lazy"></iframe>',
  );
});

test('a height is told in whole pixels, and none is cut off', () => {
  expect(embedHeight(1200.2)).toEqual({ type: 'stellwerk:height', height: 1201 });
});

test('only embed=1 asks for the posting alone', () => {
  expect(isEmbedded(new URLSearchParams('embed=1&ref=ABC'))).toBe(true);
  for (const query of ['', 'embed', 'embed=0', 'embed=true']) expect(isEmbedded(new URLSearchParams(query)), query).toBe(false);
});
