import { describe, expect, it } from 'vitest';
import { action, ANSWERED_KINDS, entries, facts, link, note, quote, type MailContent } from './content';
import { preheaderOf } from './html';
import { blindApplicationMail, hireMail, installation, rejectionMail, storyMails } from './story-mails';
import { writeMail } from './write';

const write = (content: MailContent) => writeMail(content, installation);

const mail = (more: Partial<MailContent> = {}): MailContent => ({
  kind: 'register',
  subject: 'Ihre Bewerbung',
  body: ['Ihre Bewerbung ist da.'],
  ...more,
});
const pageOf = (content: MailContent): Document => new DOMParser().parseFromString(write(content).html, 'text/html');

const HOSTILE = '"><script>alert(1)</script>\r\nBcc: x@y.example\u2028<img src=x onerror=alert(1)>';

describe('writeMail', () => {
  it('says in its foot who runs the platform, and where help is', () => {
    for (const content of [mail(), storyMails['newsletter-confirm'], storyMails['application-receipt']]) {
      const { text } = write(content);
      const page = pageOf(content);
      for (const part of ['Stellwerk Musterbetrieb GmbH, Am Musterbahnhof 1, 28195 Bremen', 'Amtsgericht Bremen, HRB 00000 HB']) {
        expect(text.split('\n-- \n')[1]).toContain(part);
        expect(page.querySelector('.foot')?.textContent).toContain(part);
      }
      expect(text).toContain('Impressum: https://stellwerk.example/impressum\nHilfe: support@stellwerk.example');
      const links = [...page.querySelectorAll('.foot a')].map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links).toEqual([
        ['Impressum', 'https://stellwerk.example/impressum'],
        ['support@stellwerk.example', 'mailto:support@stellwerk.example'],
      ]);
    }
  });

  it.each(Object.entries({ ...storyMails, rejection: rejectionMail, hire: hireMail, blind: blindApplicationMail }))(
    'addresses its receiver in one way: %s',
    (kind, content) => {
      const { subject, text } = write(content);
      const shown = `${subject} ${preheaderOf(content)} ${text} ${pageOf(content).body.textContent}`;
      const polite = /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u;
      const familiar = /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu;
      expect([polite.test(shown), familiar.test(shown)]).toEqual(kind.startsWith('newsletter-') ? [false, true] : [true, false]);
    },
  );

  it('carries the sign of the platform, named for who sees no pictures', () => {
    const [sign, ...others] = pageOf(mail()).images;
    expect([sign?.getAttribute('src'), sign?.alt]).toEqual(['cid:stellwerk-logo', 'Stellwerk']);
    expect(others).toEqual([]);
  });

  it('speaks for the platform, and for an employer where the mail is theirs', () => {
    const heads = (content: MailContent) => [...pageOf(content).querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(heads(mail())[0]).toBe('Stellwerk');
    for (const content of [storyMails['application-receipt'], storyMails['application-status']]) {
      const [head = '', via, ...others] = heads(content);
      expect([head, via]).toEqual(['Weserbund Energie', 'über Stellwerk']);
      expect(others).toContain('Freundliche GrüßeWeserbund Energie');
      expect(write(content).text).toContain('Freundliche Grüße\nWeserbund Energie\n\n-- \nSie haben sich bei Weserbund Energie beworben.');
    }
    expect(write(mail({ sender: HOSTILE })).text).not.toMatch(/^Bcc:/m);
  });

  it('says the same in text and in HTML', () => {
    const content = mail({
      greeting: 'Guten Tag Ada Kern',
      body: [
        'über diesen Link sehen Sie alles:',
        action('Ansehen', 'https://stellwerk.example/a?b=1&c=2'),
        link('Oder dort', 'https://stellwerk.example/d'),
        facts({ term: 'Stelle', text: 'Pflegefachfrau' }),
        entries({ title: 'Koch', href: 'https://stellwerk.example/jobs/1', lines: ['Köln', 'ab 3.000 €'] }),
        quote('Erste Zeile\nZweite Zeile'),
        note('Sonst müssen Sie nichts tun.'),
      ],
      reason: 'Sie haben sich beworben.',
    });
    expect(write(content).text).toBe(
      [
        'Guten Tag Ada Kern,',
        'über diesen Link sehen Sie alles:',
        'https://stellwerk.example/a?b=1&c=2',
        'https://stellwerk.example/d',
        'Stelle: Pflegefachfrau',
        'Koch\nKöln\nab 3.000 €\nhttps://stellwerk.example/jobs/1',
        '> Erste Zeile\n> Zweite Zeile',
        'Sonst müssen Sie nichts tun.',
        'Freundliche Grüße\nStellwerk',
        [
          '-- ',
          'Sie haben sich beworben.',
          '',
          'Stellwerk Musterbetrieb GmbH, Am Musterbahnhof 1, 28195 Bremen',
          'Amtsgericht Bremen, HRB 00000 HB, Geschäftsführerin: Henrike Mustermann',
          'Impressum: https://stellwerk.example/impressum',
          'Hilfe: support@stellwerk.example',
        ].join('\n'),
      ].join('\n\n'),
    );
    const page = pageOf(content);
    const shown = page.body.textContent ?? '';
    for (const part of ['Guten Tag Ada Kern,', 'Pflegefachfrau', 'Koch', 'ab 3.000 €', 'Erste Zeile', 'Sonst müssen Sie nichts tun.'])
      expect(shown).toContain(part);
    expect([...page.querySelectorAll<HTMLAnchorElement>('.main a')].map(({ href, textContent }) => [textContent, href])).toEqual([
      ['Ansehen', 'https://stellwerk.example/a?b=1&c=2'],
      // The URL of the button as text, for readers who cannot click it.
      ['https://stellwerk.example/a?b=1&c=2', 'https://stellwerk.example/a?b=1&c=2'],
      ['Oder dort', 'https://stellwerk.example/d'],
      ['Koch', 'https://stellwerk.example/jobs/1'],
    ]);
  });

  it('is a German page that light and dark readers know as theirs', () => {
    const page = pageOf(mail());
    expect(page.documentElement.lang).toBe('de');
    expect(page.title).toBe('Ihre Bewerbung');
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    expect([...page.querySelectorAll('[class]')].filter((element) => !element.hasAttribute('style'))).toEqual([]);
  });

  it('shows hostile names and titles as they were typed, in one line', () => {
    const content = mail({
      subject: `Neue Bewerbung: ${HOSTILE}`,
      greeting: `Guten Tag ${HOSTILE}`,
      body: [
        HOSTILE,
        action(HOSTILE, 'https://stellwerk.example/?x="><script>'),
        facts({ term: HOSTILE, text: HOSTILE }),
        entries({ title: HOSTILE, href: 'https://stellwerk.example', lines: [HOSTILE] }),
        quote(HOSTILE),
        note(HOSTILE),
      ],
      closing: HOSTILE,
      reason: HOSTILE,
    });
    const page = pageOf(content);
    expect(page.querySelectorAll('script, img:not(.logo), [onerror]')).toHaveLength(0);
    expect(page.body.textContent).toContain('"><script>alert(1)</script> Bcc: x@y.example <img src=x onerror=alert(1)>');
    const { subject, text } = write(content);
    expect(subject).toBe('Neue Bewerbung: "><script>alert(1)</script> Bcc: x@y.example <img src=x onerror=alert(1)>');
    expect(text.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
  });

  it('drops what turns the direction of writing', () => {
    expect(write(mail({ subject: 'Rechnung \u202efdp.exe' })).subject).toBe('Rechnung fdp.exe');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example'])('does not link to %s', (href) => {
    expect(() => write(mail({ body: [action('Ansehen', href)] }))).toThrow(TypeError);
  });

  it('offers the way out of what somebody has asked for, also to the mail reader itself', () => {
    const unsubscribe = { page: 'https://stellwerk.example/ab?t=1', oneClick: 'https://stellwerk.example/api/ab?t=1' };
    const { text, html, headers } = write(mail({ unsubscribe }));
    expect(text).toContain('\n-- \nDiese Nachricht wurde automatisch versendet.\nAbmelden: https://stellwerk.example/ab?t=1');
    expect(html).toContain('href="https://stellwerk.example/ab?t=1"');
    expect(headers).toEqual({
      'List-Unsubscribe': '<https://stellwerk.example/api/ab?t=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(write(mail()).headers).toEqual({});
  });

  it('congratulates on a hire before it says the status', () => {
    expect(preheaderOf(hireMail)).toBe(
      'herzlichen Glückwunsch: Ihre Bewerbung auf die Stelle „Fachkraft Netzleittechnik (m/w/d)“ bei Weserbund Energie hat Erfolg.',
    );
    expect(write(hireMail).text).toContain('Ihr neuer Status: Angenommen.');
  });

  it('asks for an answer only where one reaches somebody', () => {
    const asking = Object.values(storyMails).filter((content) =>
      /antworten Sie (?:bitte )?auf diese E-Mail|schreiben Sie uns/.test(write(content).text),
    );
    expect(asking.map(({ kind }) => kind).toSorted()).toEqual([...ANSWERED_KINDS].toSorted());
  });

  it('tells mail readers what to show behind the subject', () => {
    expect(preheaderOf(mail())).toBe('Ihre Bewerbung ist da.');
    expect(preheaderOf(mail({ preheader: 'Kurz gesagt' }))).toBe('Kurz gesagt');
    expect(pageOf(mail({ preheader: 'Kurz gesagt' })).body.firstElementChild?.textContent).toMatch(/^Kurz gesagt/);
  });
});
