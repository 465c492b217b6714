import { readableAddress, safeHref } from '@stellwerk/domain';
import { ExternalLink } from 'lucide-react';
import { Icon } from '../../components/icon';
import { VisuallyHidden } from '../../components/visually-hidden';
import { de } from '../i18n/de';
import type { ReactNode } from 'react';

/**
 * A URL or an email address. A long one breaks before punctuation, not inside a word or before its
 * last letter.
 */
export function AddressText({ children }: { readonly children: string }): ReactNode {
  const [first = '', ...rest] = children.split(/(?=[./@])/);
  return [first, ...rest.flatMap((part, index) => [<wbr key={index} />, part])];
}

export interface OutsideLinkProps {
  /** The URL as typed; with a scheme other than http(s) it stays text. */
  address: string;
  /** The label. @default the URL without its scheme */
  children?: string;
}

/** A link to another site, in a new tab. */
export function OutsideLink({ address, children }: OutsideLinkProps) {
  const href = safeHref(address);
  if (href === undefined) return address;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="sw:inline-flex sw:min-h-6 sw:max-w-full sw:items-center sw:gap-2">
      <span className="sw:min-w-0 sw:underline-quiet sw:wrap-anywhere">
        {children ?? <AddressText>{readableAddress(address)}</AddressText>}
      </span>
      <Icon as={ExternalLink} size={16} />
      <VisuallyHidden>{de.newTab}</VisuallyHidden>
    </a>
  );
}
