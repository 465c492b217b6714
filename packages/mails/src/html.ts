import { html, raw } from 'hono/html';
import { imprintOf, type Installation, type MailBlock, type MailContent, type MailEntry, type MailLink } from './content.ts';
import { frameTexts } from './frame.de.ts';
import { logo } from './logo.ts';
import { linesOf, linkAddress, oneLine } from './plain.ts';
import { look, sheet } from './styles.ts';

/** Trusted HTML; every text inserted into it is escaped. */
type Html = ReturnType<typeof html>;

const paragraph = (text: string): Html => html`<p ${look('text')}>${oneLine(text)}</p>`;

/** The button, with its URL as text for readers who cannot click it. */
function button({ label, href }: MailLink): Html {
  const address = linkAddress(href);
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${look('button')}>
      <tr>
        <td ${look('face')}><a href="${address}" ${look('label')}>${oneLine(label)}</a></td>
      </tr>
    </table>
    <p ${look('small')}>${frameTexts.fallback}<br /><a href="${address}" ${look('address')}>${address}</a></p>`;
}

/** Renders one line per text. */
const stacked = (lines: readonly string[]): readonly Html[] => lines.map((line, index) => html`${index === 0 ? '' : raw('<br>')}${line}`);

const entry = ({ title, href, lines }: MailEntry): Html =>
  html`<div ${look('entry')}>
    <p ${look('title')}><a href="${linkAddress(href)}" ${look('link')}>${oneLine(title)}</a></p>
    ${lines.length === 0 ? '' : html`<p ${look('lines')}>${stacked(lines.map(oneLine))}</p>`}
  </div>`;

function blockHtml(block: MailBlock): Html {
  if (typeof block === 'string') return paragraph(block);
  switch (block.block) {
    case 'action':
      return button(block);
    case 'link':
      return html`<p ${look('text')}><a href="${linkAddress(block.href)}" ${look('link')}>${oneLine(block.label)}</a></p>`;
    case 'facts':
      return html`<table cellpadding="0" cellspacing="0" border="0" ${look('facts')}>
        ${block.facts.map(
          ({ term, text }) =>
            html`<tr>
              <th scope="row" ${look('term')}>${oneLine(term)}</th>
              <td ${look('fact')}>${oneLine(text)}</td>
            </tr>`,
        )}
      </table>`;
    case 'note':
      return html`<p ${look('note')}>${oneLine(block.text)}</p>`;
    case 'quote':
      return html`<blockquote ${look('quote')}>${stacked(linesOf(block.text))}</blockquote>`;
    case 'entries':
      return html`${block.entries.map(entry)}`;
  }
}

/**
 * Invisible characters after the preheader, so that mail clients do not fill the preview with body
 * text.
 */
const FILL = raw('&#847;&zwnj;&nbsp;'.repeat(60));

const footLink = (href: string, label: string): Html => html`<a href="${href}" ${look('link')}>${label}</a>`;

function foot({ reason = frameTexts.automatic, unsubscribe }: MailContent, installation: Installation): Html {
  const { supportEmail } = installation;
  return html`<p ${look('small')}>${oneLine(reason)}</p>
    ${unsubscribe === undefined ? '' : html`<p ${look('small')}>${footLink(linkAddress(unsubscribe.page), frameTexts.unsubscribe)}</p>`}
    <p ${look('small')}>${stacked(frameTexts.operator)}</p>
    <p ${look('small')}>
      ${footLink(linkAddress(imprintOf(installation)), frameTexts.imprint)}<br />
      ${frameTexts.help}: ${footLink(`mailto:${supportEmail}`, supportEmail)}
    </p>`;
}

/** The platform's logo, with the name of the sender beside it. */
function head(sender: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td ${look('mark')}><img src="cid:${logo.cid}" alt="${frameTexts.logo}" width="40" height="40" ${look('logo')} /></td>
      <td>
        <p ${look('brand')}>${oneLine(sender)}</p>
        ${sender === frameTexts.sender ? '' : html`<p ${look('via')}>${frameTexts.via}</p>`}
      </td>
    </tr>
  </table>`;
}

/** Preview text that a mail client shows after the subject. */
export const preheaderOf = ({ preheader, body }: MailContent): string =>
  oneLine(preheader ?? body.find((block) => typeof block === 'string') ?? '');

/**
 * The mail as a complete page: one column of at most 600 px, with inline styles and, for dark mode
 * and phones, a style sheet. Tables lay it out, because Outlook supports nothing else.
 */
export function renderHtml(content: MailContent, installation: Installation): string {
  const { subject, sender = frameTexts.sender, greeting = frameTexts.greeting, body, closing = frameTexts.closing } = content;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${oneLine(subject)}</title>
        ${raw(`<style>${sheet}</style>`)}
      </head>
      <body ${look('page')}>
        <div ${look('hidden')}>${preheaderOf(content)}${FILL}</div>
        <table role="presentation" cellpadding="0" cellspacing="0" border="0" ${look('around')}>
          <tr>
            <td align="center" ${look('gap')}>
              <table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" ${look('sheet')}>
                <tr>
                  <td ${look('head')}>${head(sender)}</td>
                </tr>
                <tr>
                  <td ${look('main')}>
                    <p ${look('text')}>${oneLine(greeting)},</p>
                    ${body.map((block) => html`${blockHtml(block)} `)}
                    <p ${look('text')}>${oneLine(closing)}<br />${oneLine(sender)}</p>
                  </td>
                </tr>
                <tr>
                  <td ${look('foot')}>${foot(content, installation)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.toString();
}
