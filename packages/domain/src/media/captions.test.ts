import { describe, expect, test } from 'vitest';
import { cleanCaptions, readCaptions } from './captions';

const cue = (text: string, timing = '00:00.000 --> 00:02.500'): string => `WEBVTT\n\n${timing}\n${text}\n`;

describe('captions', () => {
  test('are written anew: times, places and marked text stay', () => {
    const given = [
      '\uFEFFWEBVTT - Rundgang\r\nKind: captions\r\n',
      'NOTE von Hand geprüft\r\n',
      'STYLE\r\n::cue { background: url(https://spion.example/) }\r\n',
      'REGION\r\nid:fred\r\n',
      'erste\r\n00:00:01.000 --> 00:00:03.000 align:start line:90% region:fred\r\n<v Jonas Terhorst>Guten <b>Tag</b>,\r\n– hier entlang.\r\n',
      '01:02.000\t-->\t01:04.000\r\n<lang en>Let’s go</lang> &amp; weiter',
    ].join('\r\n');
    expect(cleanCaptions(given)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.000 align:start line:90%\n<v Jonas Terhorst>Guten <b>Tag</b>,\n– hier entlang.\n\n' +
        '01:02.000 --> 01:04.000\n<lang en>Let’s go</lang> &amp; weiter\n',
    );
  });

  test('may begin right below the first line', () => {
    expect(cleanCaptions('WEBVTT\n00:00.000 --> 00:02.500\nGuten Tag')).toBe(cue('Guten Tag'));
  });

  test.each([
    ['a script', '<script>alert(1)</script>Guten Tag', 'alert(1)Guten Tag'],
    ['a picture', '<img src=x onerror=alert(1)>Guten Tag', 'Guten Tag'],
    ['a mark with attributes', '<b onclick=x>Guten Tag</b>', 'Guten Tag</b>'],
    ['a mark that never ends', 'Guten Tag <script', 'Guten Tag '],
    ['a mark around another', '<<b>Guten Tag', 'Guten Tag'],
    ['a line of marks alone', 'Guten Tag\n<x>\nzusammen', 'Guten Tag\nzusammen'],
  ])('lose %s', (_what, given, left) => {
    expect(cleanCaptions(cue(given))).toBe(cue(left));
  });

  test.each([
    ['nothing', ''],
    ['SubRip', '1\n00:00:01,000 --> 00:00:03,000\nGuten Tag\n'],
    ['another word', 'WEBVTTX\n\n00:00.000 --> 00:02.000\nGuten Tag\n'],
    ['no cue', 'WEBVTT\n\nNOTE leer\n'],
    ['cues without text', cue('<x>')],
    ['a page', '<!doctype html><p>WEBVTT'],
    ['a text without times', 'WEBVTT\n\nGuten Tag\n'],
    ['times with a comma', cue('Guten Tag', '00:01,000 --> 00:03,000')],
    ['an end before the beginning', cue('Guten Tag', '01:00:00.000 --> 00:59:59.999')],
    ['an end at the beginning', cue('Guten Tag', '00:01.000 --> 00:00:01.000')],
    ['minutes that are none', cue('Guten Tag', '00:61.000 --> 00:62.000')],
    ['times inside the text', cue('Guten\n00:03.000 --> 00:04.000\nTag')],
    ['an arrow made of marks', cue('Guten --<x>> Tag')],
  ])('are not %s', (_what, given) => {
    expect(cleanCaptions(given)).toBeNull();
  });

  test('are read from a file in UTF-8 alone', () => {
    expect(readCaptions(new TextEncoder().encode(cue('Grüße')))).toBe(cue('Grüße'));
    expect(readCaptions(Uint8Array.from(cue('Grüße'), (letter) => letter.charCodeAt(0)))).toBeNull();
  });
});
