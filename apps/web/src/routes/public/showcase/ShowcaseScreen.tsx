import { Banner, ErrorState, LinkButton, Logo, RichText, Skeleton, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import { JobCard, JobList } from '@stellwerk/design-system/patterns/job-card';
import { generalMessages, readableAddress, safeHref, type FocusStatus, type JobListItem } from '@stellwerk/domain';
import { useState } from 'react';
import { showcaseWords as words } from '../../../i18n/showcase.de';
import { paths } from '../../../paths';

/** A company's showcase page with what stands around it (O14). Texts are '' where nothing is known. */
export interface ShowcasePage {
  readonly slug: string;
  readonly title: string;
  readonly slogan: string;
  readonly description: string;
  /** HTML, sanitised by the server. */
  readonly content: string;
  readonly coverUrl: string;
  readonly industry: string;
  readonly website: string;
  /** Anything but published is seen by members only. */
  readonly status: FocusStatus;
  readonly company: { readonly id: string; readonly name: string; readonly slug: string; readonly logoUrl: string };
  /** Active postings of the company. */
  readonly jobs: readonly JobListItem[];
}

/** Why the page cannot be shown; drafts and archived pages are forbidden for the public. */
export type ShowcaseFailure = 'forbidden' | 'not-found' | 'failed';

export interface ShowcaseScreenProps {
  /** As in the address. */
  readonly slug: string;
  /** Undefined while loading or after a failure. */
  readonly page: ShowcasePage | undefined;
  /** Undefined without one. */
  readonly failure: ShowcaseFailure | undefined;
  /** Why it failed, as the call says it: 'API-Fehler: {status} {text}' (CF19). @default '' */
  readonly reason?: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
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
    <Banner className="sw:mb-6" tone="warning" title={archived ? words.archived : words.draft}>
      <p>{archived ? words.archivedHint : words.draftHint}</p>
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
            <dt className="sw:text-sm sw:text-ink-2">{words.industry}</dt>
            <dd>{industry}</dd>
          </div>
        )}
        {website !== '' && address !== undefined && (
          <div>
            <dt className="sw:text-sm sw:text-ink-2">{words.website}</dt>
            <dd>
              <TextLink href={address} className="sw:break-all">
                {readableAddress(website)}
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
      <div>
        <LinkButton href={paths.companyPage(company.slug || company.id)}>{words.company}</LinkButton>
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
            <section aria-labelledby="inhalt-der-seite">
              <h2 id="inhalt-der-seite" className="sw:mb-3 sw:text-2xl">
                {words.about}
              </h2>
              <RichText content={page.content} />
            </section>
          )}
        </div>
        <Company page={page} />
      </div>
      <section aria-labelledby="stellen" className="sw:mt-12 sw:border-t sw:border-line sw:pt-8">
        <h2 id="stellen" className="sw:mb-4 sw:text-2xl">
          {words.jobs}
        </h2>
        {page.jobs.length === 0 ? (
          <p className="sw:text-ink-2">{words.noJobs}</p>
        ) : (
          <JobList>
            {page.jobs.map((job) => (
              <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
            ))}
          </JobList>
        )}
      </section>
    </article>
  );
}

/** The public showcase page in its states (O14, 001 §8): loading, forbidden, unknown, failed, there. */
export function ShowcaseScreen({ slug, page, failure, reason = '', retrying, onRetry }: ShowcaseScreenProps) {
  if (failure !== undefined) {
    const text = { forbidden: words.forbidden, 'not-found': words.notFound(slug), failed: reason || generalMessages.retryLater }[failure];
    const later = failure === 'failed' && reason !== '';
    return (
      <>
        <h1 className="sw:mb-6 sw:text-3xl">{words.loadFailed}</h1>
        <ErrorState
          title={text}
          onRetry={failure === 'failed' ? onRetry : undefined}
          retrying={retrying}
          actions={<LinkButton href={paths.jobs()}>{words.allJobs}</LinkButton>}
        >
          {later && generalMessages.retryLater}
        </ErrorState>
      </>
    );
  }
  if (page !== undefined) return <Page page={page} />;
  return (
    <SkeletonRegion className="sw:grid sw:gap-6">
      <Skeleton height={320} />
      <Skeleton width="60%" height={48} />
      <Skeleton width="80%" height={24} />
      <Skeleton height={240} />
    </SkeletonRegion>
  );
}
