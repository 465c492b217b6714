import { Icon, Logo } from '@stellwerk/design-system';
import { MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { articleProps, type JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { ApplyBar } from '../parts/ApplyBar';
import { AppliedMark, ExpiredMark, NoVideo, PaperUrl, PreviewMark } from '../parts/Marks';
import { Head } from '../parts/Head';
import { Apply, OwnLink } from '../parts/OwnLink';
import { FactList } from '../parts/FactList';
import { toJobView, type JobView, type Section } from '../parts/job-view';
import { Prose } from '../parts/Prose';
import { Imprint, Published } from '../parts/Published';
import { plainText } from '../parts/rich-html';
import { JobVideo } from '../parts/Video';
import { Engraving } from './Engraving';
import { Team } from './Team';

/** 'Über uns' belongs in the company column unless it is the largest part of the text. */
function aboutStandsAside(sections: readonly Section[]): boolean {
  const length = (about: boolean): number =>
    sections.filter(({ key }) => (key === 'aboutUs') === about).reduce((sum, { content }) => sum + plainText(content).length, 0);
  return length(true) < length(false);
}

/** A drop cap needs a capital letter and at least three lines of text beside it. */
const wantsDropCap = (content: Parameters<typeof plainText>[0]): boolean =>
  typeof content === 'string' && /^(<p[^>]*>)?\p{Lu}/u.test(content) && plainText(content.split('</p>')[0] ?? '').length > 160;

/** The company and the team. */
function Aside({ props, view, id }: { props: JobTemplateProps; view: JobView; id: string }) {
  const { job, renderLink, embedded } = props;
  return (
    <aside className="sw-k-aside" aria-label={labels.side}>
      <section className="sw-k-side sw-k-company" aria-labelledby={`${id}company`}>
        <Logo name={view.company} src={job.company.logoUrl} size={72} named aria-label={labels.logoOf(view.company)} />
        <h2 id={`${id}company`}>
          <OwnLink href={view.companyHref} className="sw-job-own" renderLink={renderLink} embedded={embedded}>
            {view.shownCompany}
          </OwnLink>
        </h2>
        {view.companyFacts.length > 0 && <FactList facts={view.companyFacts} className="sw-k-ledger" />}
        <NoVideo job={job} />
        {props.focusPageHref !== undefined && (
          <p className="sw-k-focus">
            <OwnLink href={props.focusPageHref} renderLink={renderLink} embedded={embedded}>
              {job.focusPage?.title || labels.focusPage}
            </OwnLink>
          </p>
        )}
      </section>
      {job.team.length > 0 && <Team people={job.team} headingId={`${id}team`} />}
    </aside>
  );
}

/**
 * Klassisch (template1): editorial. One serif voice, a text column and a company column, hairlines, nothing boxed.
 * @example
 * <JobKlassisch job={job} applyHref="/jobs/view/42/apply" now={new Date()} />
 */
export function JobKlassisch(props: JobTemplateProps) {
  const { job, renderLink, embedded } = props;
  const view = toJobView(props);
  const id = useId();
  const links = { renderLink, embedded };
  const aside = aboutStandsAside(view.sections) ? view.sections.filter(({ key }) => key === 'aboutUs') : [];
  return (
    <article {...articleProps(props, 'sw-job sw-klassisch')} data-template="template1">
      <div className="sw-k-page">
        <PreviewMark preview={props.preview} />
        {view.banner && <div className="sw-k-banner">{view.banner}</div>}
        <header className="sw-k-head">
          <Head props={props} view={view} logo={32} className="sw-k-org" />
          <p className="sw-k-dateline">
            <Published view={view} />
            {job.recommendedBy !== '' && (
              <span>
                {labels.recommended} {job.recommendedBy}
              </span>
            )}
            {view.open !== '' && (
              <span>
                {labels.closes} {view.open}
              </span>
            )}
          </p>
          <div className="sw-k-act">
            <Apply view={view} links={links} className="sw-job-beside" />
            <ExpiredMark view={view} />
            <AppliedMark view={view} />
            {job.directAccess && (
              <span className="sw-k-flag">
                <Icon as={MessagesSquare} />
                {labels.direct}
              </span>
            )}
            {props.tools && <div className="sw-job-tools">{props.tools}</div>}
          </div>
          <FactList facts={view.facts} className="sw-k-facts" />
        </header>
        <div className="sw-k-columns">
          {view.specific.fields.length > 0 && (
            <section className="sw-k-side sw-k-specific" aria-labelledby={`${id}specific`}>
              <h2 id={`${id}specific`}>{view.specific.heading}</h2>
              <FactList facts={view.specific.fields} className="sw-k-ledger" />
            </section>
          )}
          <div className="sw-k-text">
            {job.video !== null && <JobVideo video={job.video} company={view.company} poster={<Engraving />} />}
            {view.sections.slice(0, view.sections.length - aside.length).map(({ key, heading, content }) => (
              <section key={key} aria-labelledby={`${id}${key}`} data-drop={(key === 'description' && wantsDropCap(content)) || undefined}>
                <h2 id={`${id}${key}`}>{heading}</h2>
                <Prose content={content} />
              </section>
            ))}
          </div>
          {aside.map(({ key, heading, content }) => (
            <section key={key} className="sw-k-side sw-k-about" aria-labelledby={`${id}${key}`}>
              <h2 id={`${id}${key}`}>{heading}</h2>
              <Prose content={content} />
            </section>
          ))}
          <Aside props={props} view={view} id={id} />
        </div>
        <footer className="sw-k-foot">
          <div className="sw-k-closing">
            <p>{view.expired ?? view.title}</p>
            <Apply view={view} links={links} className="sw-job-beside" />
          </div>
          {props.actions && <div className="sw-job-actions">{props.actions}</div>}
          <PaperUrl view={view} jobUrl={props.jobUrl} />
          <p className="sw-k-imprint">
            <Imprint view={view} />
          </p>
        </footer>
      </div>
      <ApplyBar {...{ job, view, links }} />
    </article>
  );
}
