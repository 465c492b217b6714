import { Section, TextLink } from '@stellwerk/design-system';

export interface QuietSectionProps {
  readonly title: string;
  /** That nothing is here yet. */
  readonly text: string;
  /** The way to a first entry. */
  readonly href: string;
  readonly label: string;
}

/** An empty section that the person has not come for: one line, no picture, no button. */
export function QuietSection({ title, text, href, label }: QuietSectionProps) {
  return (
    <Section title={title} size="sm" className="sw:gap-2 sw:border-t sw:border-line sw:pt-6">
      <p className="sw:text-ink-2">
        {text} <TextLink href={href}>{label}</TextLink>
      </p>
    </Section>
  );
}
