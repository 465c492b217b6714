import { Banner, LinkButton, Logo, RichText, Section, TextLink, usePictureSources } from '@stellwerk/design-system';
import { JobCard, JobList } from '@stellwerk/design-system/patterns/job-card';
import { readableAddress, safeHref, type ShowcasePage as Showcase } from '@stellwerk/domain';
import { useState } from 'react';
import { showcaseTexts as texts } from '../../i18n/showcase.de';
import { paths } from '../../paths';

function Cover({ url }: { readonly url: string }) {
  const [broken, setBroken] = useState('');
  const sourcesOf = usePictureSources();
  if (url === '' || broken === url) return null;
  return (
    <img
      src={url}
      srcSet={sourcesOf(url)}
      sizes="(min-width: 1200px) 1200px, 100vw"
      alt=""
      className="sw:mb-8 sw:w-full sw:rounded-3 sw:object-cover"
      style={{ aspectRatio: '1200 / 420' }}
      onError={() => setBroken(url)}
    />
  );
}

function MembersOnly({ status }: Pick<Showcase, 'status'>) {
  if (status === 'published') return null;
  const archived = status === 'archived';
  return (
    <Banner className="sw:mb-6" tone="warning" title={archived ? texts.archived : texts.draft}>
      <p>{archived ? texts.archivedHint : texts.draftHint}</p>
    </Banner>
  );
}

function Company({ page: { company, industry, website } }: { readonly page: Showcase }) {
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

/** The loaded focus page: topic, company and jobs (O14, 001 §8). */
export function ShowcasePage({ page }: { readonly page: Showcase }) {
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
          <>
            <JobList>
              {page.jobs.map((job) => (
                <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
              ))}
            </JobList>
            <TextLink href={paths.companyPage(page.company.slug || page.company.id)} className="sw:mt-6 sw:hyphens-auto sw:wrap-anywhere">
              {texts.companyJobs(page.company.name)}
            </TextLink>
          </>
        )}
      </Section>
    </article>
  );
}
