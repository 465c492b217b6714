import { describe, expect, it } from 'vitest';
import { isLinkedInProfile, isWebUrl } from './url';

describe('a web URL', () => {
  it.each([
    'https://weserbund.example',
    'http://weserbund.example',
    'HTTPS://WESERBUND.EXAMPLE',
    'weserbund.example',
    'www.weserbund.example/stellen?seite=2#oben',
    '  https://weserbund.example  ',
    'https://weserbund.de',
    'https://mühle.example',
    'https://weserbund.xn--p1ai',
    'https://weserbund.example:8080/a',
    'https://weserbund.example/@team?von=a@b#c@d',
    'weserbund.example?seite=2',
  ])('W32 "%s" is one', (text) => {
    expect(isWebUrl(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'Weserbund',
    'https://',
    'https://localhost',
    'https://127.0.0.1',
    'https://weserbund.1',
    'https://weserbund.e',
    'https://weserbund.example/a b',
    'weserbund.example stellen',
    'javascript:alert(1)//a.example',
    'data:text/html,a.example',
    'ftp://weserbund.example',
    'xhttps://weserbund.example',
    'httpsx://weserbund.example',
    'mailto:ada@weserbund.example',
    '//evil.example',
    '///evil.example',
    '/evil.example',
    '\\\\evil.example',
    'https:////evil.example',
    'https:///evil.example',
    'https:/evil.example',
    'https:evil.example',
    'https:\\\\evil.example',
    'https://ok.example@evil.example',
    'https://ok.example:geheim@evil.example',
    'https://@evil.example',
    'ok.example@evil.example',
    'https://ok.example\\@evil.example',
  ])('W32 "%s" is none', (text) => {
    expect(isWebUrl(text)).toBe(false);
  });
});

describe('a profile at LinkedIn', () => {
  it.each(['https://www.linkedin.com/in/ada', 'linkedin.com/in/ada', ' de.LinkedIn.com/in/ada ', 'https://linkedin.com/a'])(
    'AF46 "%s" is one',
    (text) => {
      expect(isLinkedInProfile(text)).toBe(true);
    },
  );

  it.each([
    '',
    'ada',
    'https://linkedin.com',
    'https://linkedin.com/',
    'https://notlinkedin.com/in/ada',
    'https://linkedin.com.evil.example/in/ada',
    'https://linkedin.commerce/in/ada',
    'https://linkedinxcom.example/in/ada',
    'https://linkedinxcom/in/ada',
    'https://evil.example/linkedin.com/in/ada',
    'javascript:linkedin.com/in/ada',
    'https://linkedin.com/in/ada kern',
  ])('AF46 "%s" is none', (text) => {
    expect(isLinkedInProfile(text)).toBe(false);
  });
});
