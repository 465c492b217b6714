import { readableAddress, safeHref } from '@stellwerk/domain';
import { ExternalLink } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '../../components/icon';
import { VisuallyHidden } from '../../components/visually-hidden';
import { de } from '../i18n/de';

export interface OutsideLinkProps {
  /** The URL as it was typed; with another scheme than http(s) it stays text. */
  address: string;
  /** The label. @default the URL without its scheme */
  children?: string;
}

/** A link to another site, in a new tab. A long URL breaks before its dots and slashes, not inside a word. */
export function OutsideLink({ address, children }: OutsideLinkProps) {
  const href = safeHref(address);
  if (href === undefined) return address;
  const labels = children === undefined ? readableAddress(address).split(/(?=[./])/) : [children];
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="sw:inline-flex sw:min-h-6 sw:max-w-full sw:items-center sw:gap-2">
      <span className="sw:min-w-0 sw:underline-quiet sw:wrap-anywhere">
        {labels.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            <span>{part}</span>
          </Fragment>
        ))}
      </span>
      <Icon as={ExternalLink} size={16} />
      <VisuallyHidden>{de.newTab}</VisuallyHidden>
    </a>
  );
}
