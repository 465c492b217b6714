import { readableAddress, safeHref, type Application } from '@stellwerk/domain';
import { ExternalLink } from 'lucide-react';
import { DescriptionList, type DescriptionListProps } from '../../components/description-list';
import { Icon } from '../../components/icon';
import { VisuallyHidden } from '../../components/visually-hidden';
import { de } from '../i18n/de';

function Outside({ address, children }: { address: string; children?: string }) {
  const href = safeHref(address);
  const words = children ?? readableAddress(address);
  // An address of another scheme stays text.
  if (href === undefined) return address;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="sw:inline-flex sw:min-h-6 sw:max-w-full sw:items-center sw:gap-2">
      <span className="sw:min-w-0 sw:underline-quiet sw:wrap-anywhere">{words}</span>
      <Icon as={ExternalLink} size={16} />
      <VisuallyHidden>{de.newTab}</VisuallyHidden>
    </a>
  );
}

function Plain({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="sw:inline-block sw:py-0.5 sw:underline-quiet sw:wrap-anywhere">
      {children}
    </a>
  );
}

export interface ContactListProps extends Omit<DescriptionListProps, 'items' | 'look'> {
  /** Whom to reach. */
  application: Pick<Application, 'email' | 'phone' | 'location' | 'linkedin' | 'xing' | 'website'>;
}

/** How to reach an applicant; what is unknown is left out (CA58, CA65). */
export function ContactList({ application: { email, phone, location, linkedin, xing, website }, ...rest }: ContactListProps) {
  return (
    <DescriptionList
      {...rest}
      items={[
        { term: de.detail.email, description: email && <Plain href={`mailto:${email}`}>{email}</Plain> },
        { term: de.detail.phone, description: phone && <Plain href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Plain> },
        { term: de.detail.location, description: location },
        { term: de.detail.linkedin, description: linkedin && <Outside address={linkedin}>{de.detail.openProfile}</Outside> },
        { term: de.detail.xing, description: xing && <Outside address={xing}>{de.detail.openProfile}</Outside> },
        { term: de.detail.website, description: website && <Outside address={website} /> },
      ]}
    />
  );
}
