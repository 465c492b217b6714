import { expect, test } from 'vitest';
import { oneLine, plainLines } from './plain-text';

test.each([
  ['', ''],
  ['Messen &amp; rechnen', 'Messen & rechnen'],
  ['<p>Eins</p><p>Zwei <strong>und</strong> drei</p>', 'Eins\nZwei und drei'],
  ['<ul>\n  <li><p>Eins</p></li>\n  <li>Zwei<br>drei</li>\n</ul>', 'Eins\nZwei\ndrei'],
  ['<img src=x onerror=alert(1)>Bild', 'Bild'],
  ['&lt;b&gt; bleibt&nbsp;Text', '<b> bleibt Text'],
])('%s', (html, text) => {
  expect(plainLines(html)).toBe(text);
  expect(oneLine(html)).toBe(text.replaceAll('\n', ' '));
});

test('what is no text is nothing', () => {
  expect([oneLine(undefined), oneLine(['x'])]).toEqual(['', '']);
});
