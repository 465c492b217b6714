import { Badge } from '@stellwerk/design-system';
import { formatDate } from '@stellwerk/domain';
import { legalWords, type LegalBlock, type LegalSection, type LegalText } from '../../i18n/legal/document';
import { mailParts } from './mail-parts';

export interface LegalScreenProps {
  readonly text: LegalText;
  /** Day of the version that a consent refers to (ISO); null where nobody consents to the text. */
  readonly version: string | null;
}

function Paragraph({ text }: { readonly text: string }) {
  return (
    <p>
      {mailParts(text).map((part) =>
        part.mail ? (
          <a key={part.text} href={`mailto:${part.text}`}>
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <Paragraph text={block} />;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="inhaltsverzeichnis"
      className="sw:lg:sticky sw:lg:top-8 sw:lg:col-start-1 sw:lg:row-start-1 sw:lg:row-span-2 sw:lg:self-start sw:print:hidden"
    >
      <h2 id="inhaltsverzeichnis" className="sw:mb-2 sw:text-sm sw:font-semibold">
        {legalWords.contents}
      </h2>
      <ol className="sw:grid sw:border-l-2 sw:border-line sw:pl-4 sw:text-sm">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="sw:block sw:py-1 sw:text-ink-2 sw:no-underline sw:hover:underline">
              {index + 1}. {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A legal text with its version and a table of contents (O55, A76). */
export function LegalScreen({ text, version }: LegalScreenProps) {
  return (
    <article className="sw:grid sw:gap-8 sw:lg:grid-cols-[240px_1fr] sw:lg:gap-x-16">
      <header className="sw:grid sw:gap-3 sw:lg:col-start-2">
        <h1 className="sw:text-3xl sw:hyphens-auto">{text.title}</h1>
        <p className="sw:flex sw:flex-wrap sw:items-center sw:gap-3 sw:text-ink-2">
          <Badge tone="amber">{legalWords.sample}</Badge>
          {version !== null && <span>{legalWords.version(formatDate(version))}</span>}
        </p>
        <p className="sw:max-w-prose sw:text-sm sw:text-ink-3">{legalWords.sampleNote}</p>
      </header>
      <Contents sections={text.sections} />
      <div className="sw:grid sw:gap-10 sw:lg:col-start-2">
        {text.sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-titel`}
            className="sw:scroll-mt-8 sw:print:break-inside-avoid"
          >
            <h2 id={`${section.id}-titel`} className="sw:mb-3 sw:max-w-prose sw:text-xl">
              {index + 1}. {section.title}
            </h2>
            <div className="sw-prose">
              {section.blocks.map((block) => (
                <Block key={typeof block === 'string' ? block : block.join()} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}
