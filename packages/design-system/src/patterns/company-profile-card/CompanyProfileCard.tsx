import { type Company, companySizeLabel, PLACEHOLDERS } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Pencil } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { DescriptionList } from '../../components/description-list';
import { Icon } from '../../components/icon';
import { LinkButton, type RenderLink } from '../../components/link';
import { Logo } from '../../components/logo';
import { RichText } from '../../components/rich-text';
import { companyDe } from '../i18n/company.de';
import { OutsideLink } from '../shared/OutsideLink';

const labels = companyDe.profile;

export interface CompanyProfileCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The company. */
  company: Pick<Company, 'name' | 'logoUrl' | 'industry' | 'city' | 'size' | 'foundedYear' | 'website' | 'description'>;
  /** Level of the name's heading. @default 2 */
  level?: 1 | 2 | 3;
  /** URL of the profile form; without it there is no edit link. */
  editHref?: string;
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

/**
 * A company's public profile: logo or its placeholder (CD14), name, industry and location, facts,
 * description.
 * @example
 * <CompanyProfileCard company={company} editHref="/company/1/settings?tab=company" />
 */
export function CompanyProfileCard({ company, level = 2, editHref, renderLink, className, ...rest }: CompanyProfileCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={cx('sw:@container sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-5', className)} {...rest}>
      <div className="sw:grid sw:gap-5 sw:@md:grid-cols-[minmax(0,1fr)_352px] sw:@md:gap-10">
        <div className="sw:grid sw:content-start sw:gap-4">
          <div className="sw:flex sw:items-start sw:gap-4">
            <Logo name={company.name} src={company.logoUrl} placeholder={PLACEHOLDERS.logo} size={64} />
            <div className="sw:min-w-0">
              <Heading className="sw:text-xl sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{company.name}</Heading>
              <p className="sw:text-ink-2">{[company.industry, company.city].filter(Boolean).join(' · ')}</p>
            </div>
          </div>
          {company.description === '' ? (
            <p className="sw:text-ink-2">{labels.noDescription}</p>
          ) : (
            <RichText content={company.description} />
          )}
        </div>
        <div className="sw:grid sw:content-start sw:justify-items-start sw:gap-4">
          <DescriptionList
            className="sw:w-full"
            items={[
              { term: labels.size, description: company.size && companySizeLabel(company.size) },
              { term: labels.founded, description: company.foundedYear === null ? '' : String(company.foundedYear) },
              { term: labels.website, description: company.website && <OutsideLink address={company.website} /> },
            ]}
          />
          {editHref !== undefined && (
            <LinkButton size="sm" href={editHref} renderLink={renderLink}>
              <Icon as={Pencil} size={16} />
              {labels.edit}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}
