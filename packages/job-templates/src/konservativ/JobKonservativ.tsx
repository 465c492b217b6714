import { Logo } from '@stellwerk/design-system';
import { spokenName } from '@stellwerk/domain';
import { useId } from 'react';
import { articleProps, type JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { FactList } from '../parts/FactList';
import { ApplyBar } from '../parts/ApplyBar';
import { AppliedMark, ExpiredMark, PaperUrl, PreviewMark } from '../parts/Marks';
import { Apply, OwnLink } from '../parts/OwnLink';
import { toJobView, type Fact, type JobView } from '../parts/job-view';
import { Prose } from '../parts/Prose';
import { Imprint, PublishedDay } from '../parts/Published';
import { JobVideo } from '../parts/Video';
import { Parties } from './Aside';
import { Clause } from './Clause';

/** The facts table lists everything that the other designs mention in passing. */
function documentFacts({ job }: JobTemplateProps, view: JobView): readonly Fact[] {
  const facts: readonly Fact[] = [
    ...view.facts,
    { label: labels.recommended, value: job.recommendedBy },
    { label: labels.contact, value: job.directAccess ? labels.direct : '' },
    { label: labels.closes, value: view.closes },
  ];
  return facts.filter((fact) => fact.value !== '');
}

function Letterhead({ props, view }: { props: JobTemplateProps; view: JobView }) {
  const { job, renderLink, embedded } = props;
  return (
    <div className="sw-b-letterhead">
      <div className="sw-b-sender">
        <Logo name={view.company} src={job.company.logoUrl} size={64} />
        <p>
          <OwnLink href={view.companyHref} className="sw-job-own" renderLink={renderLink} embedded={embedded}>
            {view.shownCompany}
          </OwnLink>
          {job.company.industry !== '' && <span>{job.company.industry}</span>}
        </p>
      </div>
      <dl className="sw-b-reference">
        <div>
          <dt>{labels.id}</dt>
          <dd>{view.id}</dd>
        </div>
        {view.published.day !== '' && (
          <div>
            <dt>{labels.published}</dt>
            <dd>
              <PublishedDay view={view} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/**
 * Konservatives Business (template3): a sheet of business paper. Letterhead, facts table, numbered clauses, navy and grey.
 * @example
 * <JobKonservativ job={job} applyHref="/jobs/view/42/apply" now={new Date()} />
 */
export function JobKonservativ(props: JobTemplateProps) {
  const { job, renderLink, embedded } = props;
  const view = toJobView(props);
  const id = useId();
  const links = { renderLink, embedded };
  // The specific block follows the section that it details: the profile, and the sections before
  // it.
  const before = view.sections.filter(({ key }) => key !== 'offer' && key !== 'aboutUs');
  const after = view.sections.slice(before.length);
  const clauses = (sections: JobView['sections']) =>
    sections.map(({ key, heading, content }) => (
      <Clause key={key} id={`${id}${key}`} heading={heading}>
        <Prose content={content} />
      </Clause>
    ));
  return (
    <article {...articleProps(props, 'sw-job sw-konservativ')} data-template="template3">
      <div className="sw-b-desk">
        <div className="sw-b-paper">
          {view.banner && <div className="sw-b-slip">{view.banner}</div>}
          <div className="sw-b-sheet">
            <PreviewMark preview={props.preview} />
            <header>
              <Letterhead props={props} view={view} />
              <div className="sw-b-subject">
                <div>
                  <p>{labels.job}</p>
                  <h1 data-long={view.longTitle || undefined} aria-label={spokenName(view.title)}>
                    {view.title}
                  </h1>
                  {props.tools && <div className="sw-job-tools">{props.tools}</div>}
                </div>
                <Apply view={view} links={links} className="sw-job-beside" />
                <ExpiredMark view={view} />
                <AppliedMark view={view} />
                <FactList facts={documentFacts(props, view)} className="sw-b-facts" />
              </div>
            </header>
            {clauses(before)}
            {view.specific.fields.length > 0 && (
              <Clause id={`${id}specific`} heading={view.specific.heading}>
                <FactList facts={view.specific.fields} className="sw-b-register" />
              </Clause>
            )}
            {clauses(after)}
            {job.video !== null && (
              <Clause id={`${id}video`} heading={labels.video}>
                <JobVideo video={job.video} company={view.company} />
              </Clause>
            )}
            <Parties props={props} view={view} id={id} />
            <Clause id={`${id}apply`} heading={labels.application}>
              <p>{view.expired ?? (job.id === '' ? labels.applyOnline : labels.applyUnder(job.id))}</p>
              <PaperUrl view={view} jobUrl={props.jobUrl} />
              <Apply view={view} links={links} className="sw-b-sign sw-job-beside" />
            </Clause>
            <footer className="sw-b-foot">
              <span>{view.shownCompany}</span>
              <Imprint view={view} />
            </footer>
          </div>
          {props.actions && <div className="sw-job-actions">{props.actions}</div>}
        </div>
      </div>
      <ApplyBar {...{ job, view, links }} />
    </article>
  );
}
