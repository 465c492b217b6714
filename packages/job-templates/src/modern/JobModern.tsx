import { Icon } from '@stellwerk/design-system';
import { Building2, FileText, Gift, ListChecks, UserRoundSearch, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { articleProps, type JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { ApplyBar } from '../parts/ApplyBar';
import { AppliedMark, ExpiredMark, PaperUrl, PreviewMark } from '../parts/Marks';
import { Head } from '../parts/Head';
import { Apply } from '../parts/OwnLink';
import { toJobView, type Section } from '../parts/job-view';
import { Prose } from '../parts/Prose';
import { Imprint } from '../parts/Published';
import { JobVideo } from '../parts/Video';
import { arrange, type Span } from './arrange';
import { CompanyCard, Faces } from './Aside';
import { Chips, PayNote } from './Chips';
import { Board, Route } from './Route';
import { Specific } from './Specific';

const icons = {
  description: FileText,
  tasks: ListChecks,
  profile: UserRoundSearch,
  offer: Gift,
  aboutUs: Building2,
} as const satisfies Record<Section['key'], LucideIcon>;

function TextCard({ section: { key, heading, content }, span, id }: { section: Section; span: Span | undefined; id: string }) {
  return (
    <section className="sw-m-card" aria-labelledby={`${id}${key}`} data-key={key} data-span={span ?? 'wide'}>
      <h2 id={`${id}${key}`}>
        <Icon as={icons[key]} size={24} />
        {heading}
      </h2>
      <Prose content={content} />
    </section>
  );
}

/**
 * Moderne Alternative (template2): a green hero with a track that starts at the apply button, and a
 * grid of cards.
 * @example
 * <JobModern job={job} applyHref="/jobs/view/42/apply" now={new Date()} />
 */
export function JobModern(props: JobTemplateProps) {
  const { job, renderLink, embedded } = props;
  const view = toJobView(props);
  const id = useId();
  const links = { renderLink, embedded };
  const spans = arrange(view.sections, job.video !== null, view.companyFacts.length > 0);
  const cards = view.sections.map((section) => <TextCard key={section.key} section={section} span={spans.sections[section.key]} id={id} />);
  const first = view.sections[0]?.key === 'description' ? 1 : 0;
  return (
    <article {...articleProps(props, 'sw-job sw-modern')} data-template="template2">
      <header className="sw-m-hero">
        <div className="sw-m-wrap">
          <PreviewMark preview={props.preview} />
          {view.banner && <div className="sw-m-banner">{view.banner}</div>}
          <Head props={props} view={view} logo={48} className="sw-m-org" />
          <Chips job={job} view={view} />
          <PayNote job={job} />
          <ExpiredMark view={view} />
          <AppliedMark view={view} />
          {props.tools && <div className="sw-job-tools">{props.tools}</div>}
          <div className="sw-m-go sw-m-big">
            <Apply view={view} links={links} />
            <Route set={view.expired === null} />
          </div>
        </div>
      </header>
      <div className="sw-m-wrap sw-m-table">
        {job.video !== null && <JobVideo video={job.video} company={view.company} poster={<Board />} />}
        {cards.slice(0, first)}
        {view.specific.fields.length > 0 && <Specific specific={view.specific} profile={job.profileType} headingId={`${id}specific`} />}
        {cards.slice(first)}
        <aside className="sw-m-aside" aria-label={labels.side}>
          <CompanyCard props={props} view={view} span={spans.company} headingId={`${id}company`} />
          {job.team.length > 0 && <Faces people={job.team} headingId={`${id}team`} />}
        </aside>
        {view.expired === null && (
          <section className="sw-m-closing sw-m-big" aria-labelledby={`${id}apply`}>
            <div>
              <h2 id={`${id}apply`}>{labels.applyHeading}</h2>
              <p>{view.title}</p>
            </div>
            <Apply view={view} links={links} />
          </section>
        )}
      </div>
      <footer className="sw-m-wrap sw-m-foot">
        {props.actions && <div className="sw-job-actions">{props.actions}</div>}
        <PaperUrl view={view} jobUrl={props.jobUrl} />
        <p>
          <Imprint view={view} />
        </p>
      </footer>
      <ApplyBar {...{ job, view, links }} />
    </article>
  );
}
