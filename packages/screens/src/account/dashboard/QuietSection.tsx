import { Section, TextLink } from '@stellwerk/design-system';

export interface QuietSectionProps {
  readonly title: string;
  /** Note that the section is empty. */
  readonly text: string;
  /** Link to a first entry. */
  readonly href: string;
  readonly label: string;
}

/** An empty secondary section: one line, no picture, no button. */
export function QuietSection({ title, text, href, label }: QuietSectionProps) {
  return (
    <Section title={title} size="sm" className="sw:gap-2 sw:border-t sw:border-line sw:pt-6">
      <p className="sw:text-ink-2">
        {text} <TextLink href={href}>{label}</TextLink>
      </p>
    </Section>
  );
}
