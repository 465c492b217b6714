import { Logo } from '@stellwerk/design-system';
import { useId } from 'react';
import { articleProps, type JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { FactList } from '../parts/FactList';
import { ExpiredMark, PaperAddress, PreviewMark } from '../parts/Marks';
import { Apply, OwnLink } from '../parts/OwnLink';
import { headFacts, readPosting, type Fact, type Posting } from '../parts/posting';
import { Prose } from '../parts/Prose';
import { Imprint, PublishedDay } from '../parts/Published';
import { JobVideo } from '../parts/Video';
import { Parties } from './Aside';
import { Clause } from './Clause';

/** The facts table of a document names everything that the other designs say in passing. */
function documentFacts({ job }: JobTemplateProps, posting: Posting): readonly Fact[] {
  const facts: readonly Fact[] = [
    ...headFacts(job),
    { label: labels.recommended, value: job.recommendedBy },
    { label: labels.contact, value: job.directAccess ? labels.direct : '' },
    { label: labels.closes, value: posting.closes },
  ];
  return facts.filter((fact) => fact.value !== '');
}

function Letterhead({ props, posting }: { props: JobTemplateProps; posting: Posting }) {
  const { job, renderLink, embedded } = props;
  return (
    <div className="sw-b-letterhead">
      <div className="sw-b-sender">
        <Logo name={posting.company} src={job.company.logoUrl} size={64} />
        <p>
          <OwnLink href={posting.companyHref} className="sw-job-own" renderLink={renderLink} embedded={embedded}>
            {posting.company}
          </OwnLink>
          {job.company.industry !== '' && <span>{job.company.industry}</span>}
        </p>
      </div>
      <dl className="sw-b-reference">
        <div>
          <dt>{labels.id}</dt>
          <dd>{posting.id}</dd>
        </div>
        {posting.published.day !== '' && (
          <div>
            <dt>{labels.published}</dt>
            <dd>
              <PublishedDay posting={posting} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Konservatives Business (template3): a sheet of business paper. Letterhead, facts table, numbered clauses, navy and grey. */
export function JobKonservativ(props: JobTemplateProps) {
  const { job, renderLink, embedded } = props;
  const posting = readPosting(props);
  const id = useId();
  const links = { renderLink, embedded };
  // The specific block follows what it specifies: the profile, and what stands before it.
  const before = posting.sections.filter(({ key }) => key !== 'offer' && key !== 'aboutUs');
  const after = posting.sections.slice(before.length);
  const clauses = (sections: Posting['sections']) =>
    sections.map(({ key, heading, content }) => (
      <Clause key={key} id={`${id}${key}`} heading={heading}>
        <Prose content={content} />
      </Clause>
    ));
  return (
    <article {...articleProps(props, 'sw-job sw-konservativ')} data-template="template3">
      <div className="sw-b-desk">
        <div className="sw-b-paper">
          {posting.banner && <div className="sw-b-slip">{posting.banner}</div>}
          <div className="sw-b-sheet">
            <PreviewMark preview={props.preview} />
            <header>
              <Letterhead props={props} posting={posting} />
              <div className="sw-b-subject">
                <div>
                  <p>{labels.posting}</p>
                  <h1 data-long={posting.longTitle || undefined}>{posting.title}</h1>
                </div>
                <Apply posting={posting} links={links} />
                <ExpiredMark posting={posting} />
                <FactList facts={documentFacts(props, posting)} className="sw-b-facts" />
              </div>
            </header>
            {clauses(before)}
            {posting.specific.fields.length > 0 && (
              <Clause id={`${id}specific`} heading={posting.specific.heading}>
                <FactList facts={posting.specific.fields} className="sw-b-register" />
              </Clause>
            )}
            {clauses(after)}
            <Clause id={`${id}video`} heading={labels.video}>
              {job.video === null ? (
                <p className="sw-b-novideo">{labels.noVideo}</p>
              ) : (
                <JobVideo video={job.video} company={posting.company} />
              )}
            </Clause>
            <Parties props={props} posting={posting} id={id} />
            <Clause id={`${id}apply`} heading={labels.application}>
              <p>{posting.expired ?? (job.id === '' ? labels.applyOnline : labels.applyUnder(job.id))}</p>
              <PaperAddress posting={posting} address={props.address} />
              <Apply posting={posting} links={links} className="sw-b-sign" />
            </Clause>
            <footer className="sw-b-foot">
              <span>{posting.company}</span>
              <Imprint posting={posting} />
            </footer>
          </div>
        </div>
      </div>
    </article>
  );
}
