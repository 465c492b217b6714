import type { Application } from '@stellwerk/domain';
import { DescriptionList, type DescriptionListProps } from '../../components/description-list';
import { de } from '../i18n/de';
import { AddressText, OutsideLink } from '../shared/OutsideLink';

function Plain({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="sw:inline-block sw:py-0.5 sw:underline-quiet sw:wrap-anywhere">
      <AddressText>{children}</AddressText>
    </a>
  );
}

export interface ContactListProps extends Omit<DescriptionListProps, 'items' | 'look'> {
  /** Contact data. */
  application: Pick<Application, 'email' | 'phone' | 'location' | 'linkedin' | 'xing' | 'website'>;
}

/**
 * Contact data of an applicant; unknown entries are left out (CA58, CA65).
 * @example
 * <ContactList application={application} />
 */
export function ContactList({ application: { email, phone, location, linkedin, xing, website }, ...rest }: ContactListProps) {
  return (
    <DescriptionList
      {...rest}
      items={[
        { term: de.detail.email, description: email && <Plain href={`mailto:${email}`}>{email}</Plain> },
        { term: de.detail.phone, description: phone && <Plain href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Plain> },
        { term: de.detail.location, description: location },
        { term: de.detail.linkedin, description: linkedin && <OutsideLink address={linkedin}>{de.detail.openProfile}</OutsideLink> },
        { term: de.detail.xing, description: xing && <OutsideLink address={xing}>{de.detail.openProfile}</OutsideLink> },
        { term: de.detail.website, description: website && <OutsideLink address={website} /> },
      ]}
    />
  );
}
