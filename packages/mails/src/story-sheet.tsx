import { DescriptionList } from '@stellwerk/design-system';
import { useId, type SyntheticEvent } from 'react';
import { logo, preheaderOf, writeMail, type MailContent } from './index.ts';
import { installation, sheetTexts as texts } from './story-mails.ts';

interface FrameProps {
  readonly title: string;
  readonly html: string;
  /** Width of the preview in pixels. */
  readonly width: number;
  readonly dark: boolean;
}

/** Sets the height of the frame to that of the mail. */
const fit = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void => {
  frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
};

/** A preview of the mail. Dark mode is set in the mail's style sheet, not in the browser. */
function Frame({ title, html, width, dark }: FrameProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="sw:min-w-0 sw:max-w-full">
      <figcaption id={id} className="sw:mb-2 sw:text-sm sw:text-ink-2">
        {title}
      </figcaption>
      <iframe
        title={title}
        sandbox="allow-same-origin"
        srcDoc={html
          .replace('(prefers-color-scheme:dark)', dark ? 'all' : 'not all')
          .replace(`cid:${logo.cid}`, `data:${logo.contentType};base64,${logo.base64}`)}
        onLoad={fit}
        className="sw:block sw:max-w-full sw:border sw:border-line"
        style={{ width, height: 600, colorScheme: dark ? 'dark' : 'light' }}
      />
    </figure>
  );
}

/**
 * Previews of a mail: its line in the inbox, wide and on a phone, light and dark, and as plain
 * text.
 */
export function MailSheet({ content }: { readonly content: MailContent }) {
  const { subject, text, html } = writeMail(content, installation);
  const id = useId();
  return (
    <main className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
      <DescriptionList
        items={[
          { term: texts.from, description: texts.sender },
          { term: texts.subject, description: <strong className="sw:wrap-anywhere">{subject}</strong> },
          { term: texts.preheader, description: <span className="sw:wrap-anywhere">{preheaderOf(content)}</span> },
        ]}
      />
      <div className="sw:flex sw:flex-wrap sw:items-start sw:gap-8">
        <Frame title={texts.wideLight} html={html} width={720} dark={false} />
        <Frame title={texts.phoneLight} html={html} width={375} dark={false} />
        <Frame title={texts.wideDark} html={html} width={720} dark />
        <Frame title={texts.phoneDark} html={html} width={375} dark />
      </div>
      <figure aria-labelledby={id} className="sw:min-w-0">
        <figcaption id={id} className="sw:mb-2 sw:text-sm sw:text-ink-2">
          {texts.plain}
        </figcaption>
        <pre className="sw:max-w-180 sw:border sw:border-line sw:bg-surface sw:p-4 sw:text-sm sw:whitespace-pre-wrap sw:wrap-anywhere">
          {text}
        </pre>
      </figure>
    </main>
  );
}
