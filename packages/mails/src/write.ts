import type { Installation, MailContent, MailKind } from './content.ts';
import { renderHtml } from './html.ts';
import { linkAddress, oneLine } from './plain.ts';
import { renderText } from './text.ts';

/** A complete mail except for its recipient. */
export interface WrittenMail {
  readonly kind: MailKind;
  /** Subject, on one line. */
  readonly subject: string;
  readonly text: string;
  /** Its `cid:` refers to the `logo`, which the delivery attaches. */
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Renders a mail as text and HTML. User input may contain anything: line breaks are removed, and
 * HTML is escaped.
 */
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
