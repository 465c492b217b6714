import { imprintOf, type Installation, type MailBlock, type MailContent, type MailEntry } from './content.ts';
import { frameTexts } from './frame.de.ts';
import { linesOf, linkAddress, oneLine } from './plain.ts';

const entryText = ({ title, href, lines }: MailEntry): string => [title, ...lines].map(oneLine).concat(linkAddress(href)).join('\n');

function blockText(block: MailBlock): string {
  if (typeof block === 'string') return oneLine(block);
  switch (block.block) {
    case 'action':
    case 'link':
      return linkAddress(block.href);
    case 'facts':
      return block.facts.map(({ term, text }) => `${oneLine(term)}: ${oneLine(text)}`).join('\n');
    case 'note':
      return oneLine(block.text);
    case 'quote':
      return linesOf(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'entries':
      return block.entries.map(entryText).join('\n\n');
  }
}

/** The mail as plain text, with an empty line between blocks. */
export function renderText(
  {
    greeting = frameTexts.greeting,
    body,
    sender = frameTexts.sender,
    closing = frameTexts.closing,
    reason = frameTexts.automatic,
    unsubscribe,
  }: MailContent,
  installation: Installation,
): string {
  const small = [
    oneLine(reason),
    ...(unsubscribe === undefined ? [] : [frameTexts.unsubscribeAt(linkAddress(unsubscribe.page))]),
    '',
    ...frameTexts.operator,
    frameTexts.imprintAt(imprintOf(installation)),
    frameTexts.helpAt(installation.supportEmail),
  ];
  return [
    `${oneLine(greeting)},`,
    ...body.map(blockText),
    `${oneLine(closing)}\n${oneLine(sender)}`,
    // Two hyphens and a space: mail clients treat the rest as the signature.
    `-- \n${small.join('\n')}`,
  ].join('\n\n');
}
