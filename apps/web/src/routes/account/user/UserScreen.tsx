import {
  Avatar,
  Banner,
  DescriptionList,
  ErrorState,
  LinkButton,
  Pagination,
  Skeleton,
  SkeletonRegion,
  Table,
  TextLink,
  VisuallyHidden,
  type TableColumn,
} from '@stellwerk/design-system';
import { StatusBadge } from '@stellwerk/design-system/patterns';
import { formatDate, generalMessages, jobFallbacks, readableAddress, safeHref, type Application } from '@stellwerk/domain';
import { useId, useState, type ReactNode } from 'react';
import { userWords as words } from '../../../i18n/user.de';
import { paths } from '../../../paths';

const PAGE = 20;

/** A candidate as the company that received an application may see it; texts are '' where nothing is known (O11). */
export interface CandidateProfile {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly avatarUrl: string;
  readonly linkedin: string;
  readonly xing: string;
  readonly website: string;
  /** Those to the company of the reader; all of them for the person itself. */
  readonly applications: readonly Application[];
}

export interface UserScreenProps {
  readonly profile: CandidateProfile | undefined;
  /** An unknown person and one who has not applied here look the same. */
  readonly failure: 'not-found' | 'failed' | undefined;
  /** The person looks at the own profile. @default false */
  readonly own?: boolean;
  /** Address of an application's page. */
  readonly applicationHref: (application: Application) => string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:content-start sw:gap-4">
      <h2 id={id} className="sw:text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
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

function columnsOf(own: boolean, hrefOf: UserScreenProps['applicationHref']): readonly TableColumn<Application>[] {
  return [
    { key: 'job', header: words.table.job, rowHeader: true, cell: ({ job }) => job.title || jobFallbacks.title },
    { key: 'date', header: words.table.date, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'status',
      header: words.table.status,
      cell: ({ status }) => <StatusBadge status={status} audience={own ? 'candidate' : 'company'} />,
    },
    {
      key: 'action',
      header: words.table.action,
      width: '140px',
      cell: (application) => (
        <TextLink href={hrefOf(application)} className="sw:-my-1 sw:inline-block sw:py-1">
          {words.table.details}
          <VisuallyHidden>{words.table.of(application.job.title || jobFallbacks.title)}</VisuallyHidden>
        </TextLink>
      ),
    },
  ];
}

function Applications({ profile, own = false, applicationHref }: UserScreenProps & { readonly profile: CandidateProfile }) {
  const [page, setPage] = useState(1);
  const { applications } = profile;
  const title = own ? words.ownApplications : words.applications;
  return (
    <Section title={title}>
      {applications.length === 0 ? (
        <p className="sw:text-ink-2">{words.noApplications}</p>
      ) : (
        <Table
          caption={title}
          columns={columnsOf(own, applicationHref)}
          rows={applications.slice((page - 1) * PAGE, page * PAGE)}
          rowKey={({ id }) => id}
        />
      )}
      {applications.length > PAGE && (
        <Pagination label={words.pages} page={page} pageSize={PAGE} total={applications.length} onPage={setPage} />
      )}
    </Section>
  );
}

function Loaded(props: UserScreenProps & { readonly profile: CandidateProfile }) {
  const { profile, own = false } = props;
  const name = `${profile.firstName} ${profile.lastName}`.trim() || profile.email;
  const links = [
    { term: words.linkedin, description: outside(profile.linkedin) },
    { term: words.xing, description: outside(profile.xing) },
    { term: words.website, description: outside(profile.website) },
  ].filter(({ description }) => description !== '');
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10">
      {own && (
        <Banner
          actions={
            <LinkButton size="sm" href={paths.profile()}>
              {words.edit}
            </LinkButton>
          }
        >
          <p>{words.own}</p>
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
        <Section title={words.contact}>
          <DescriptionList
            items={[
              {
                term: words.email,
                description: (
                  <TextLink href={`mailto:${profile.email}`} className="sw:wrap-anywhere">
                    {profile.email}
                  </TextLink>
                ),
              },
              {
                term: words.phone,
                description:
                  profile.phone === '' ? '' : <TextLink href={`tel:${profile.phone.replace(/[^+\d]/g, '')}`}>{profile.phone}</TextLink>,
              },
            ]}
          />
        </Section>
        <Section title={words.links}>
          {links.length === 0 ? <p className="sw:text-ink-2">{words.noLinks}</p> : <DescriptionList items={links} />}
        </Section>
      </div>
      <Applications {...props} />
    </div>
  );
}

/** The candidate's profile at /users/{id}, for the person and for companies that received an application (O11). */
export function UserScreen(props: UserScreenProps) {
  const { profile, failure } = props;
  if (profile !== undefined) return <Loaded {...props} profile={profile} />;
  if (failure === undefined) {
    return (
      <>
        <h1 className="sw:sr-only">{words.title}</h1>
        <SkeletonRegion className="sw:grid sw:gap-8">
          <div className="sw:flex sw:items-center sw:gap-5">
            <Skeleton width={88} height={88} className="sw:flex-none sw:rounded-full" />
            <Skeleton width="50%" height={44} />
          </div>
          <Skeleton height={140} />
          <Skeleton height={220} />
        </SkeletonRegion>
      </>
    );
  }
  const missing = failure === 'not-found';
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{words.title}</h1>
      <ErrorState
        title={missing ? words.notFound : words.loadFailed}
        onRetry={missing ? undefined : props.onRetry}
        retrying={props.retrying}
        actions={<LinkButton href={paths.dashboard()}>{words.dashboard}</LinkButton>}
      >
        {missing ? words.notFoundText : generalMessages.retryLater}
      </ErrorState>
    </>
  );
}
