import {
  Avatar,
  Banner,
  DescriptionList,
  LinkButton,
  Section,
  Table,
  TextLink,
  VisuallyHidden,
  type TableColumn,
} from '@stellwerk/design-system';
import { StatusBadge } from '@stellwerk/design-system/patterns';
import { countOf, type Application, type CandidateProfile, formatDate, jobFallbacks, readableAddress, safeHref } from '@stellwerk/domain';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { userTexts as texts } from '../../i18n/user.de';
import { ListPages, ListResults, ResultsCount, usePages } from '../../lists';
import { paths } from '../../paths';

const PAGE = 20;

export interface ProfileProps {
  readonly profile: CandidateProfile;
  /** Whether it is the person's own profile. @default false */
  readonly own?: boolean;
  /**
   * The back link: the account area, or the applications of the viewing company.
   * @default none, until the viewer is known
   */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** URL of an application's page. */
  readonly applicationHref: (application: Application) => string;
}

function outside(address: string): ReactNode {
  const href = safeHref(address);
  if (address === '' || href === undefined) return '';
  return (
    <TextLink href={href} className="sw:wrap-anywhere" target="_blank" rel="noopener">
      {readableAddress(address)}
    </TextLink>
  );
}

function columnsOf(own: boolean, hrefOf: ProfileProps['applicationHref']): readonly TableColumn<Application>[] {
  return [
    { key: 'job', header: texts.table.job, rowHeader: true, cell: ({ job }) => job.title || jobFallbacks.title },
    { key: 'date', header: texts.table.date, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'status',
      header: texts.table.status,
      cell: ({ status }) => <StatusBadge status={status} audience={own ? 'candidate' : 'company'} />,
    },
    {
      key: 'action',
      header: texts.table.action,
      width: '140px',
      cell: (application) => (
        <TextLink href={hrefOf(application)} className="sw:-my-1 sw:inline-block sw:py-1">
          {texts.table.details}
          <VisuallyHidden>{texts.table.of(application.job.title || jobFallbacks.title)}</VisuallyHidden>
        </TextLink>
      ),
    },
  ];
}

function Applications({ profile: { applications }, own = false, applicationHref }: ProfileProps) {
  const { rows, pages } = usePages(applications, PAGE);
  const title = own ? texts.ownApplications : texts.applications;
  if (applications.length === 0)
    return (
      <Section title={title}>
        <p className="sw:text-ink-2">{texts.noApplications}</p>
      </Section>
    );
  return (
    <Section title={title}>
      <ListResults shown={pages.page} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
        <ResultsCount level={3}>{countOf(pages.total, texts.one, texts.many)}</ResultsCount>
        <Table caption={title} columns={columnsOf(own, applicationHref)} rows={rows} rowKey={({ id }) => id} />
        <ListPages label={texts.pages} {...pages} />
      </ListResults>
    </Section>
  );
}

/** The person with contact data and applications. */
export function Profile(props: ProfileProps) {
  const { profile, own = false, back } = props;
  const name = `${profile.firstName} ${profile.lastName}`.trim() || profile.email;
  const links = [
    { term: texts.linkedin, description: outside(profile.linkedin) },
    { term: texts.xing, description: outside(profile.xing) },
    { term: texts.website, description: outside(profile.website) },
  ].filter(({ description }) => description !== '');
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10">
      {back && (
        <p className="sw:-mb-4">
          <TextLink icon={ArrowLeft} href={back.href}>
            {back.label}
          </TextLink>
        </p>
      )}
      {own && (
        <Banner
          actions={
            <LinkButton size="sm" href={paths.profile()}>
              {texts.edit}
            </LinkButton>
          }
        >
          <p>{texts.own}</p>
        </Banner>
      )}
      <header className="sw:flex sw:flex-wrap sw:items-center sw:gap-5">
        <Avatar name={name} src={profile.avatarUrl} size={88} />
        <div className="sw:min-w-0 sw:flex-1 sw:basis-60">
          <h1 className="sw:text-3xl sw:hyphens-auto sw:wrap-anywhere">{name}</h1>
          {profile.place !== '' && <p className="sw:text-ink-2">{profile.place}</p>}
        </div>
      </header>
      <div className="sw:grid sw:gap-10 sw:md:grid-cols-2">
        <Section title={texts.contact}>
          <DescriptionList
            items={[
              {
                term: texts.email,
                description: (
                  <TextLink href={`mailto:${profile.email}`} className="sw:wrap-anywhere">
                    {profile.email}
                  </TextLink>
                ),
              },
              {
                term: texts.phone,
                description:
                  profile.phone === '' ? '' : <TextLink href={`tel:${profile.phone.replace(/[^+\d]/g, '')}`}>{profile.phone}</TextLink>,
              },
            ]}
          />
        </Section>
        <Section title={texts.links}>
          {links.length === 0 ? <p className="sw:text-ink-2">{texts.noLinks}</p> : <DescriptionList items={links} />}
        </Section>
      </div>
      <Applications {...props} />
    </div>
  );
}
