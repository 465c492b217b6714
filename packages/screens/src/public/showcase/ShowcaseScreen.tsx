import {
  Banner,
  LinkButton,
  Loaded,
  Logo,
  RichText,
  Section,
  Skeleton,
  SkeletonRegion,
  TextLink,
  type Loadable,
  type LoadFailure,
} from '@stellwerk/design-system';
import { JobCard, JobList } from '@stellwerk/design-system/patterns/job-card';
import { generalMessages, readableAddress, safeHref, toApiError, type ShowcasePage } from '@stellwerk/domain';
import { useState } from 'react';
import { showcaseTexts as texts } from '../../i18n/showcase.de';
import { paths } from '../../paths';

export interface ShowcaseScreenProps {
  /** As in the URL. */
  readonly slug: string;
  readonly page: Loadable<ShowcasePage>;
}

function Cover({ url }: { readonly url: string }) {
  const [broken, setBroken] = useState('');
  if (url === '' || broken === url) return null;
  return (
    <img
      src={url}
      alt=""
      className="sw:mb-8 sw:w-full sw:rounded-3 sw:object-cover"
      style={{ aspectRatio: '1200 / 420' }}
      onError={() => setBroken(url)}
    />
  );
}

function MembersOnly({ status }: Pick<ShowcasePage, 'status'>) {
  if (status === 'published') return null;
  const archived = status === 'archived';
  return (
    <Banner className="sw:mb-6" tone="warning" title={archived ? texts.archived : texts.draft}>
      <p>{archived ? texts.archivedHint : texts.draftHint}</p>
    </Banner>
  );
}

function Company({ page: { company, industry, website } }: { readonly page: ShowcasePage }) {
  const address = safeHref(website);
  return (
    <aside aria-label={company.name} className="sw:grid sw:content-start sw:gap-4">
      <div className="sw:flex sw:items-center sw:gap-4">
        <Logo name={company.name} src={company.logoUrl} size={56} />
        <p className="sw:min-w-0 sw:text-lg sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{company.name}</p>
      </div>
      <dl className="sw:grid sw:gap-3">
        {industry !== '' && (
          <div>
            <dt className="sw:text-sm sw:text-ink-2">{texts.industry}</dt>
            <dd>{industry}</dd>
          </div>
        )}
        {website !== '' && address !== undefined && (
          <div>
            <dt className="sw:text-sm sw:text-ink-2">{texts.website}</dt>
            <dd>
              <TextLink href={address} className="sw:break-all">
                {readableAddress(website)}
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
      <div>
        <LinkButton href={paths.companyPage(company.slug || company.id)}>{texts.company}</LinkButton>
      </div>
    </aside>
  );
}

function Page({ page }: { readonly page: ShowcasePage }) {
  return (
    <article>
      <MembersOnly status={page.status} />
      <Cover url={page.coverUrl} />
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10 sw:lg:grid-cols-[1fr_320px]">
        <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:content-start sw:gap-6">
          <header className="sw:grid sw:gap-3">
            <h1 className="sw:text-3xl sw:hyphens-auto sw:wrap-anywhere">{page.title}</h1>
            {page.slogan !== '' && <p className="sw:text-xl sw:hyphens-auto sw:wrap-anywhere">{page.slogan}</p>}
            {page.description !== '' && <p className="sw:max-w-prose sw:text-lg sw:text-ink-2">{page.description}</p>}
          </header>
          {page.content !== '' && (
            <Section title={texts.about} size="lg">
              <RichText content={page.content} />
            </Section>
          )}
        </div>
        <Company page={page} />
      </div>
      <Section title={texts.jobs} size="lg" className="sw:mt-12 sw:border-t sw:border-line sw:pt-8">
        {page.jobs.length === 0 ? (
          <p className="sw:text-ink-2">{texts.noJobs}</p>
        ) : (
          <JobList>
            {page.jobs.map((job) => (
              <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
            ))}
          </JobList>
        )}
      </Section>
    </article>
  );
}

/** Drafts and archived pages are forbidden for the public; otherwise the text is the call's own (CF19). */
function failureOf(thrown: unknown, slug: string): LoadFailure {
  const { status, message } = toApiError(thrown);
  const shared = { pageTitle: texts.loadFailed, actions: <LinkButton href={paths.jobs()}>{texts.allJobs}</LinkButton> };
  if (status === 403) return { ...shared, title: texts.forbidden, final: true };
  if (status === 404) return { ...shared, title: texts.notFound(slug), final: true };
  if (status === 0) return { ...shared, title: generalMessages.retryLater };
  return { ...shared, title: message, children: generalMessages.retryLater };
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-6">
    <Skeleton height={320} />
    <Skeleton width="60%" height={48} />
    <Skeleton width="80%" height={24} />
    <Skeleton height={240} />
  </SkeletonRegion>
);

/** The public showcase page in its states (O14, 001 §8): loading, forbidden, unknown, failed, there. */
export function ShowcaseScreen({ slug, page }: ShowcaseScreenProps) {
  return (
    <Loaded value={page} skeleton={skeleton} failure={(error) => failureOf(error, slug)}>
      {(loaded) => <Page page={loaded} />}
    </Loaded>
  );
}
