import { expect, it } from 'vitest';
import { innerLink, withInnerLinks, withInnerLinksInHtml } from './inner-link';

const INNER = 'https://firma.example/karriere?a=1&b=2';
const SAFE = 'https://eur01.safelinks.protection.outlook.com/?url=';

it.each([
  `${SAFE}${encodeURIComponent(INNER)}&data=05%7C01%7Ceva.muster%40firma.example%7C0`,
  `${SAFE}${encodeURIComponent(`${SAFE}${encodeURIComponent(INNER)}&data=x`)}&data=y`,
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__firma.example_karriere-3Fa-3D1-26b-3D2&d=DwMF&r=eva',
  `https://urldefense.com/v3/__${INNER}__;!!AbC!x$`,
  `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(INNER)}&c=E`,
  `https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl=${encodeURIComponent(INNER)}`,
  `https://www.google.com/url?q=${encodeURIComponent(INNER)}&sa=D`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(INNER)}&h=x`,
])('unwraps %s', (address) => {
  expect(innerLink(address)).toBe(INNER);
});

it.each([
  INNER,
  'https://www.google.com/search?q=https%3A%2F%2Ffirma.example',
  'https://firma.example/?url=https%3A%2F%2Fandere.example',
  `${SAFE}javascript%3Aalert(1)`,
  `${SAFE}`,
  'mailto:a@firma.example',
  '/jobs/1',
  'https://[',
])('leaves %s', (address) => {
  expect(innerLink(address)).toBe(address);
});

it('unwraps the addresses of a text', () => {
  const wrapped = `${SAFE}${encodeURIComponent(INNER)}&amp;data=x`;
  expect(withInnerLinksInHtml(`Mehr: ${wrapped} und ${INNER.replace('&', '&amp;')} &lt;`)).toBe(
    `Mehr: ${INNER.replace('&', '&amp;')} und ${INNER.replace('&', '&amp;')} &lt;`,
  );
  expect(withInnerLinks(`Mehr: ${wrapped.replace('&amp;', '&')} und <${INNER}>`)).toBe(`Mehr: ${INNER} und <${INNER}>`);
});
