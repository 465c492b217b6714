import type { Installation, MailContent, MailKind } from './content.ts';
import { renderHtml } from './html.ts';
import { linkAddress, oneLine } from './plain.ts';
import { renderText } from './text.ts';

/** A mail that only lacks its address. */
export interface WrittenMail {
  readonly kind: MailKind;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** Its `cid:` is the `logo`, which the delivery puts in. */
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes text and HTML of a mail. Texts of people may hold anything: lines are joined, and HTML is shown as it is typed. */
export function writeMail(content: MailContent, installation: Installation): WrittenMail {
  const { kind, subject, unsubscribe } = content;
  return {
    kind,
    subject: oneLine(subject),
    text: renderText(content, installation),
    html: renderHtml(content, installation),
    headers:
      unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${linkAddress(unsubscribe.oneClick)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
