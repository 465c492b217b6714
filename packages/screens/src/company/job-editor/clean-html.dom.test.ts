import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html';

test.each([
  [
    '<p>Sie <strong>planen</strong> <em>Signale</em>.</p><ul><li>A</li></ul>',
    '<p>Sie <strong>planen</strong> <em>Signale</em>.</p><ul><li>A</li></ul>',
  ],
  ['<h1>Groß</h1><h2>Auch</h2><b>fett</b><i>schräg</i>', '<h3>Groß</h3><h3>Auch</h3><strong>fett</strong><em>schräg</em>'],
  ['<p onclick="x()" style="color:red" class="y">Text</p>', '<p>Text</p>'],
  ['<img src=x onerror=alert(1)><script>alert(1)</script><svg><script>alert(1)</script></svg>Text', 'Text'],
  [
    '<a href="javascript:alert(1)">böse</a> <a href="https://nordbahn.example" onclick="x()">gut</a>',
    'böse <a href="https://nordbahn.example" rel="noopener noreferrer nofollow" target="_blank">gut</a>',
  ],
  ['<div><span>eins</span> <table><tr><td>zwei</td></tr></table></div>', 'eins zwei'],
  ['<iframe srcdoc="<script>x</script>"></iframe><style>p{}</style><noscript><p title="</noscript><img src=x onerror=x>"></noscript>', ''],
  ['1 < 2 &amp; 3', '1 &lt; 2 &amp; 3'],
  ['', ''],
])('%s', (html, kept) => {
  expect(cleanHtml(html)).toBe(kept);
});
