import { formatDate } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef } from 'react';
import { Badge } from '../../components/badge';
import { legalDe as labels } from '../i18n/public.de';
import type { LegalBlock, LegalSection, LegalText } from './legal-text';
import { mailParts } from './mail-parts';

export interface LegalDocumentProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The text in numbered sections. */
  text: LegalText;
  /**
   * Date of the version that a consent refers to (ISO).
   * @default none: the text needs no consent
   */
  version?: string | null;
  /** Marks the text as a sample that must be reviewed before use (O55). @default false */
  sample?: boolean;
}

function Paragraph({ text }: { text: string }) {
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

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <Paragraph text={block} />;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className="sw:lg:sticky sw:lg:top-8 sw:lg:col-start-1 sw:lg:row-start-1 sw:lg:row-span-2 sw:lg:self-start sw:print:hidden"
    >
      <h2 id={id} className="sw:mb-2 sw:text-sm sw:font-semibold">
        {labels.contents}
      </h2>
      <ol className="sw:grid sw:border-l-2 sw:border-line sw:pl-4 sw:text-sm">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="sw:block sw:py-1 sw:text-ink-2 sw:no-underline sw:hyphens-auto sw:wrap-anywhere sw:hover:underline"
            >
              {index + 1}. {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * A legal text with its version, a table of contents and numbered sections with anchors (O55, A76).
 * @example
 * <LegalDocument text={text} version="2026-11-01" />
 */
export function LegalDocument({ text, version = null, sample = false, className, ...rest }: LegalDocumentProps) {
  return (
    <article
      className={cx('sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8 sw:lg:grid-cols-[240px_1fr] sw:lg:gap-x-16', className)}
      {...rest}
    >
      <header className="sw:grid sw:gap-3 sw:lg:col-start-2">
        <h1 className="sw:text-3xl sw:hyphens-auto sw:wrap-anywhere">{text.title}</h1>
        {(sample || version !== null) && (
          <p className="sw:flex sw:flex-wrap sw:items-center sw:gap-3 sw:text-ink-2">
            {sample && <Badge tone="amber">{labels.sample}</Badge>}
            {version !== null && <span>{labels.version(formatDate(version))}</span>}
          </p>
        )}
        {sample && <p className="sw:max-w-prose sw:text-sm sw:text-ink-3">{labels.sampleNote}</p>}
      </header>
      <Contents sections={text.sections} />
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10 sw:lg:col-start-2">
        {text.sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-titel`}
            className="sw:scroll-mt-8 sw:print:break-inside-avoid"
          >
            <h2 id={`${section.id}-titel`} className="sw:mb-3 sw:max-w-prose sw:text-xl sw:hyphens-auto sw:wrap-anywhere">
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
