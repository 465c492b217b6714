import { raw } from 'hono/html';

const FONT = "font-family:'IBM Plex Sans','Segoe UI',Helvetica,Arial,sans-serif";
/** Long words are hyphenated where the mail client supports it, and broken anywhere elsewhere. */
const WORDS = 'overflow-wrap:anywhere;word-break:break-word;hyphens:auto;-webkit-hyphens:auto';

export interface Rule {
  readonly light: string;
  /** Styles that differ in dark mode. */
  readonly dark?: string;
  /** Styles that differ on a phone. */
  readonly phone?: string;
}

/**
 * Styles of each part, in the colours of the design system (`styles.test.ts` compares them with its
 * tokens).
 */
export const rules = {
  page: { light: `margin:0;padding:0;background-color:#fbfaf7;color:#14202e;${FONT}`, dark: 'background-color:#0f1722;color:#eef1f4' },
  around: { light: 'width:100%;background-color:#fbfaf7', dark: 'background-color:#0f1722' },
  gap: { light: 'padding:32px 16px', phone: 'padding:0' },
  sheet: {
    light: 'width:100%;max-width:600px;background-color:#ffffff;border:1px solid #ded9cf;border-radius:8px;border-collapse:separate',
    dark: 'background-color:#16212f;border-color:#2a3848',
    phone: 'border-radius:0;border-left:0;border-right:0',
  },
  head: {
    light: 'padding:20px 32px;background-color:#14202e;border-radius:7px 7px 0 0',
    dark: 'background-color:#0b121b',
    phone: 'padding:16px 20px;border-radius:0',
  },
  brand: { light: `margin:0;color:#fbfaf7;font-size:18px;line-height:24px;font-weight:600;${FONT}` },
  mark: { light: 'width:40px;padding:0 12px 0 0;vertical-align:middle' },
  // Its alternative text shows when images are blocked.
  logo: { light: `display:block;width:40px;height:40px;border:0;border-radius:8px;color:#fbfaf7;font-size:12px;line-height:40px;${FONT}` },
  via: { light: `margin:0;color:#fbfaf7;font-size:14px;line-height:20px;${FONT}` },
  main: { light: `padding:32px 32px 8px;text-align:left;${FONT};${WORDS}`, phone: 'padding:24px 20px 0' },
  text: { light: `margin:0 0 16px;color:#14202e;font-size:16px;line-height:24px;${FONT};${WORDS}`, dark: 'color:#eef1f4' },
  button: { light: 'margin:8px 0 16px;border-collapse:separate' },
  face: { light: 'background-color:#0b7a4b;border-radius:6px', dark: 'background-color:#3ccb8a' },
  label: {
    light: `display:inline-block;padding:12px 24px;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;border-radius:6px;${FONT}`,
    dark: 'color:#06281a',
  },
  small: { light: `margin:0 0 16px;color:#5a6877;font-size:14px;line-height:20px;${FONT};${WORDS}`, dark: 'color:#9ba8b6' },
  link: { light: 'color:#0b7a4b;text-decoration:underline', dark: 'color:#3ccb8a' },
  address: {
    light: 'color:#0b7a4b;text-decoration:underline;word-break:break-all;hyphens:none;-webkit-hyphens:none',
    dark: 'color:#3ccb8a',
  },
  facts: { light: 'width:100%;margin:0 0 16px;border-collapse:collapse' },
  term: {
    light: `padding:8px 16px 8px 0;width:35%;border-bottom:1px solid #ded9cf;color:#5a6877;font-size:14px;line-height:20px;font-weight:400;text-align:left;vertical-align:top;${FONT};${WORDS}`,
    dark: 'color:#9ba8b6;border-color:#2a3848',
  },
  fact: {
    light: `padding:8px 0;border-bottom:1px solid #ded9cf;color:#14202e;font-size:16px;line-height:22px;vertical-align:top;${FONT};${WORDS}`,
    dark: 'color:#eef1f4;border-color:#2a3848',
  },
  note: {
    light: `margin:0 0 16px;padding:12px 0 0;border-top:1px solid #ded9cf;color:#5a6877;font-size:14px;line-height:20px;${FONT};${WORDS}`,
    dark: 'color:#9ba8b6;border-color:#2a3848',
  },
  quote: {
    light: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #76808c;color:#3c4a5a;font-size:16px;line-height:24px;${FONT};${WORDS}`,
    dark: 'color:#c3ccd6;border-color:#74839a',
  },
  entry: { light: 'margin:0 0 16px;padding:16px 0 0;border-top:1px solid #ded9cf', dark: 'border-color:#2a3848' },
  lines: { light: `margin:0;color:#5a6877;font-size:14px;line-height:20px;${FONT};${WORDS}`, dark: 'color:#9ba8b6' },
  title: { light: `margin:0 0 4px;font-size:18px;line-height:24px;font-weight:600;${FONT};${WORDS}` },
  foot: { light: 'padding:16px 32px 24px;border-top:1px solid #ded9cf', dark: 'border-color:#2a3848', phone: 'padding:16px 20px 24px' },
  // Mail clients show it after the subject; it is hidden in the mail.
  hidden: { light: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px' },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/**
 * Class and style of a part: the class for the style sheet, the inline style for clients that
 * remove style sheets.
 */
export const look = (name: RuleName) => raw(`class="${name}" style="${rules[name].light.replaceAll('"', '&quot;')}"`);

const important = (style: string): string => style.replaceAll(/;|$/g, ' !important;');
const named: readonly (readonly [string, Rule])[] = Object.entries(rules);
const block = (part: 'dark' | 'phone'): string =>
  named.flatMap(([name, { [part]: style }]) => (style === undefined ? [] : [`.${name}{${important(style)}}`])).join('');

/**
 * Style sheet of every mail: the same rules again for clients without inline styles, then the rules
 * for dark mode and phones.
 */
export const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  named.map(([name, { light }]) => `.${name}{${light}}`).join(''),
  `@media (max-width:480px){${block('phone')}}`,
  `@media (prefers-color-scheme:dark){${block('dark')}}`,
].join('\n');
