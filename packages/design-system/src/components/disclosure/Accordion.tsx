import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Disclosure } from './Disclosure';

export interface AccordionItem {
  /** Key of the entry. */
  key: string;
  /** The always visible header. */
  summary: ReactNode;
  /** The collapsible content. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The entries in order. */
  items: readonly AccordionItem[];
  /** Whether opening one closes the others. @default false */
  exclusive?: boolean;
}

/**
 * Several disclosures below each other.
 * @example
 * <Accordion
 *   items={[{ key: 'a', summary: 'Wie bewerbe ich mich?', content: 'Über das Formular der Stelle.' }]}
 * />
 */
export function Accordion({ items, exclusive = false, className, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <div className={cx('sw:border-b sw:border-line', className)} {...rest}>
      {items.map((item) => (
        <Disclosure key={item.key} summary={item.summary} name={exclusive ? name : undefined}>
          {/* Aligned with the text of its header, not with the arrow. */}
          <div className="sw:ps-8 sw:pt-1">{item.content}</div>
        </Disclosure>
      ))}
    </div>
  );
}
