import { expect, it } from 'vitest';
import { plainText } from './plain-text';

const SAFE = 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Ffirma.example%2Fkarriere&amp;data=eva.muster';

it.each([
  [
    'comments of Word',
    '<p>Kochen<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span></p><div style=\'mso-element:comment-list\'><hr class=msocomoff><p class=MsoCommentText>Bitte noch klären</p></div>',
    'Kochen',
  ],
  ['hidden text', '<p>a<span style="display:none">x</span><span style="mso-hide:all">y</span></p><p hidden>z</p>', 'a'],
  ['what was struck out', '<p>a<del>x</del><s>y</s><span style="text-decoration:line-through">z</span></p>', 'a'],
  ['what a mail gateway has put around an address', `<p>Mehr: <a href="${SAFE}">${SAFE}</a></p>`, 'Mehr: https://firma.example/karriere'],
])('has no %s', (_what, html, text) => {
  expect(plainText(html)).toBe(text);
});

it('keeps lists, the cells of a table and a text without elements', () => {
  expect(plainText('<h2>Aufgaben</h2><ul><li>Messen</li><li>Prüfen</li></ul>')).toBe('Aufgaben\n• Messen\n• Prüfen');
  expect(plainText('<table><tr><td>Beginn</td><td>01.03.2027</td></tr></table>')).toBe('Beginn | 01.03.2027');
  expect(plainText('x < y\n> z')).toBe('x < y\n> z');
});
