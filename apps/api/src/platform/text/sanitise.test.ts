import { describe, expect, it } from 'vitest';
import { isModest, requireModest, sanitise, sanitiseOrNull } from './sanitise.ts';

const link = (href: string): string => `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">Gleise</a>`;

describe('sanitised text', () => {
  it('keeps words apart where an element that is not kept ended a line', () => {
    expect(sanitise('<div>Gleise</div><div>Weichen</div>')).toBe('Gleise<br />Weichen');
    expect(sanitise('<table><tr><td>Ort</td><td>Emden</td></tr><tr><td>Lohn</td><td>Tarif</td></tr></table>')).toBe(
      'Ort Emden <br />Lohn Tarif',
    );
  });

  it('adds no empty line beside the blocks that are kept', () => {
    expect(sanitise('<div><p>Gleise</p></div><div><ul><li><div>Weichen</div></li></ul></div><section><h2>Lohn</h2></section>')).toBe(
      '<p>Gleise</p><ul><li>Weichen</li></ul><h3>Lohn</h3>',
    );
  });

  it('leaves the breaks of the writer alone, and changes nothing the second time', () => {
    expect(sanitise('<p>Gleise<br><br>Weichen</p>')).toBe('<p>Gleise<br /><br />Weichen</p>');
    const once = sanitise('<div>Gleise<div>Weichen</div></div><p>Lohn</p>');
    expect(sanitise(once)).toBe(once);
  });
});

describe('breaks at an edge', () => {
  it.each([
    ['between words they stay', '<div>Gleise</div>Weichen<br>Lohn', 'Gleise<br />Weichen<br />Lohn'],
    ['before and behind the whole text they go', '<br><div>Gleise</div><br>', 'Gleise'],
    ['before a block they go', '<div>Gleise</div><p>Weichen</p>', 'Gleise<p>Weichen</p>'],
    ['behind a block they go', '<p>Gleise</p><div></div>Weichen', '<p>Gleise</p>Weichen'],
    ['with spaces around them they go as well', '<p>Gleise</p> <div> </div> <p>Weichen</p>', '<p>Gleise</p>  <p>Weichen</p>'],
    [
      'between marked words they stay',
      '<div><strong>Gleise</strong></div><em>Weichen</em>',
      '<strong>Gleise</strong><br /><em>Weichen</em>',
    ],
    ['a link that is none leaves its text', '<div><a href="x:y">Gleise</a></div>Weichen', '<span>Gleise</span><br />Weichen'],
  ])('%s', (_title, html, clean) => {
    expect(sanitise(html).replaceAll(/<\/?span>/g, '')).toBe(clean.replaceAll(/<\/?span>/g, ''));
  });
});

it.each([
  [null, null],
  ['', null],
  [' <script>x</script> ', null],
  [' <p>Gleise</p> ', '<p>Gleise</p>'],
])('what is left of %j is %j', (html, clean) => {
  expect(sanitiseOrNull(html)).toBe(clean);
});

it('PJ26 headings begin below those of the page, and bold and italic are their own tags', () => {
  expect(sanitise('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6><b>g</b><i>h</i>')).toBe(
    '<h3>a</h3><h3>b</h3><h3>c</h3><h4>d</h4><h4>e</h4><h4>f</h4><strong>g</strong><em>h</em>',
  );
});

it('a link with spaces around its URL is one, and a link to nowhere has no tag of a link', () => {
  expect(sanitise('<a href=" https://a.example ">Gleise</a>')).toContain('<a href=');
  expect(sanitise('<a>Gleise</a>')).not.toContain('<a');
});

describe('a fixpoint', () => {
  it.each([
    ['a link that leads nowhere good, never closed', '<p><a href="javascript:alert(1)">Gleise</p>'],
    ['links inside links', '<a href="javascript:x"><a href="/x">Gleise</li>'],
    ['a heading in a paragraph', '<p><span><h3>Gleise'],
    ['paragraphs in paragraphs', '<p>Gleise<p>Weichen</p></p>'],
  ])('%s', (_what, html) => {
    const clean = sanitise(html);
    expect(clean).not.toContain('span');
    expect(sanitise(clean)).toBe(clean);
  });

  it('nothing that is put together from tags and ends of tags changes a second time', () => {
    const names = ['p', 'a', 'span', 'div', 'ul', 'li', 'h1', 'h3', 'td', 'table', 'b', 'pre', 'blockquote'];
    const parts = [
      ...names.flatMap((name) => [`<${name}>`, `</${name}>`]),
      '<a href="javascript:x">',
      '<a href="/x">',
      '<br>',
      'x',
      '&lt;',
      '<',
      '>',
    ];
    let seed = 20_261_122;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const unstable: string[] = [];
    for (let count = 0; count < 5000; count += 1) {
      const html = Array.from({ length: 1 + random(10) }, () => parts[random(parts.length)] ?? '').join('');
      const clean = sanitise(html);
      if (sanitise(clean) !== clean) unstable.push(html);
    }
    expect(unstable).toEqual([]);
  });
});

describe('rule 5: attacks', () => {
  it.each([
    ['a style', '<p style="position:fixed;inset:0">Gleise</p>', '<p>Gleise</p>'],
    ['a style sheet', '<style>p{display:none}</style><p>Gleise</p>', '<p>Gleise</p>'],
    ['a script', '<script>alert(1)</script><p>Gleise</p>', '<p>Gleise</p>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>Gleise', 'Gleise'],
    ['a script inside a script', '<scr<script>x</script>ipt>alert(1)</script>Gleise', 'xipt&gt;alert(1)Gleise'],
    ['an open script', 'Gleise<script>alert(1)', 'Gleise'],
    ['an event of a kept tag', '<p onclick="alert(1)">Gleise</p>', '<p>Gleise</p>'],
    ['an event without quotes', '<p onmouseover=alert(1)>Gleise</p>', '<p>Gleise</p>'],
    ['an event behind a slash', '<p/onclick=alert(1)>Gleise</p>', '<p>Gleise</p>'],
    ['an event of a link', '<a href="/jobs" onfocus="x" autofocus>Gleise</a>', link('/jobs')],
    ['a class and an id', '<p class="sw:fixed" id="root" data-x="1" title="x" lang="x" dir="rtl">Gleise</p>', '<p>Gleise</p>'],
    ['a frame', '<iframe src="https://fremd.example"></iframe>Gleise', 'Gleise'],
    ['a frame with a page of its own', '<iframe srcdoc="<script>x</script>"></iframe>Gleise', 'Gleise'],
    ['an object', '<object data="x.swf"></object><embed src="x">Gleise', 'Gleise'],
    ['a form', '<form action="https://fremd.example"><input name="p"><button>Gleise</button></form>', 'Gleise'],
    ['a text area', '<textarea><p>Gleise</p></textarea>', ''],
    ['a picture', '<img src=x onerror=alert(1)>Gleise', 'Gleise'],
    ['an SVG', '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)"><text>Gleise</text></a></svg>', 'Gleise'],
    ['MathML', '<math><mtext><p>Gleise</p></mtext></math>', '<p>Gleise</p>'],
    ['a base', '<base href="https://fremd.example">Gleise', 'Gleise'],
    ['a sheet of another site', '<link rel="stylesheet" href="https://fremd.example/x.css">Gleise', 'Gleise'],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=https://fremd.example">Gleise', 'Gleise'],
    ['a comment', 'Gleise<!-- <script>alert(1)</script> -->', 'Gleise'],
    ['a comment of old browsers', '<!--[if IE]><script>alert(1)</script><![endif]-->Gleise', 'Gleise'],
    ['a template', '<template><script>alert(1)</script></template>Gleise', 'Gleise'],
    ['no script', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">Gleise</p></noscript>', '<p>Gleise</p>'],
    ['a tag inside a tag', '<p <p onclick="x">>Gleise</p>', '<p>&gt;Gleise</p>'],
    ['an entity that is a tag', '&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('%s', (_what, html, clean) => {
    expect(sanitise(html)).toBe(clean);
    expect(sanitise(clean)).toBe(clean);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://stellwerk.example/x',
    'file:///etc/passwd',
    'ftp://fremd.example',
    '//fremd.example',
    '/\\fremd.example',
    '/\t/fremd.example',
    '',
  ])('a link to %j is no link', (href) => {
    expect(sanitise(`<a href="${href}" target="_self" rel="opener">Gleise</a>`).replaceAll(/<\/?span>/g, '')).toBe('Gleise');
  });

  it.each(['https://stellwerk.example/jobs', 'http://stellwerk.example', 'mailto:a@post.example', 'tel:+49401', '/jobs/7'])(
    'a link to %j stays, and cannot reach back',
    (href) => {
      expect(sanitise(`<a href="${href}" target="_self" rel="opener">Gleise</a>`)).toBe(link(href));
    },
  );
});

describe('decision 0091: a text with more markup than anybody writes', () => {
  it.each([
    ['nested', '<b>'.repeat(51)],
    ['of many elements', '<b>x</b>'.repeat(5000)],
    ['of many attributes', `<b ${Array.from({ length: 5000 }, (_, index) => `a${index}`).join(' ')}>`],
    ['of many entities', '&auml;'.repeat(5001)],
    ['of many marks', '< '.repeat(10_000)],
    ['of a million tags', '<i>'.repeat(1_000_000)],
  ])('keeps its words alone: %s', (_what, html) => {
    const clean = sanitise(`<p>Gleise</p>${html}<script>alert(1)</script><img src=x onerror=alert(1)><`);
    expect(clean).toMatch(/^Gleise/);
    expect(clean).not.toContain('<');
    expect(sanitise(clean)).toBe(clean);
  });

  it('is what a long posting has not', () => {
    const item = '<li>F&uuml;r <strong>Gleise</strong> und <a href="https://stellwerk.example">Weichen</a> zust&auml;ndig.</li>';
    expect(isModest(`<h3>Aufgaben</h3><ul>${item.repeat(200)}</ul>`)).toBe(true);
  });

  it('is refused where it would be stored, at its field', () => {
    expect(() => requireModest({ title: null, 'jobOffer.yourTasks': '<b>'.repeat(51), content: '<p>x</p>' })).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        fields: [{ name: 'jobOffer.yourTasks', message: 'Der Text enthält zu viel Formatierung. Bitte vereinfachen Sie ihn.' }],
      }),
    );
  });
});

const COMMENTED =
  '<p class=MsoNormal>Kochen<span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[A1]</a></span></p><div style=\'mso-element:comment-list\'><hr class=msocomoff><div style=\'mso-element:comment\'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Bitte noch mit dem Betriebsrat klären</p></div></div></div>';

it.each([
  ['comments of Word', COMMENTED, '<p>Kochen</p>'],
  ['what is not shown', '<p>a<span style="color:red; display: none">x<b>y</b></span>b</p>', '<p>ab</p>'],
  ['what is hidden', '<p hidden>x</p><p>a</p><div style="visibility:hidden"><ul><li>x</li></ul></div>', '<p>a</p>'],
  ['hidden text of Word', '<p>a<span style="mso-hide:all">x</span></p>', '<p>a</p>'],
  ['what was struck out', '<p>a<del cite="mailto:x">x</del><span class="msoDel">y</span></p>', '<p>a</p>'],
  ['a link that is not shown', '<p>a<a style="display:none" href="https://x.example">x</a></p>', '<p>a</p>'],
  ['nothing that is shown', '<p style="display:block">a <strike>b</strike></p>', '<p>a <s>b</s></p>'],
])('leaves out %s', (_what, html, clean) => {
  expect(sanitise(html)).toBe(clean);
  expect(sanitise(clean)).toBe(clean);
});

it('gives a link as it was before a mail gateway wrapped it, in its text as well', () => {
  const wrapped =
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Ffirma.example%2Fkarriere&amp;data=05%7C01%7Ceva.muster%40firma.example%7C0';
  expect(sanitise(`<p><a href="${wrapped}">${wrapped}</a></p>`)).toBe(
    '<p><a href="https://firma.example/karriere" rel="noopener noreferrer nofollow" target="_blank">https://firma.example/karriere</a></p>',
  );
});
