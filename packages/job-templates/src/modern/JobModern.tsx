import { Icon, Logo } from '@stellwerk/design-system';
import { Building2, FileText, Gift, ListChecks, UserRoundSearch, VideoOff, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { articleProps, type JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { ExpiredMark, PaperAddress, PreviewMark } from '../parts/Marks';
import { Apply, OwnLink } from '../parts/OwnLink';
import { payLines } from '../parts/pay';
import { readPosting, type Section } from '../parts/posting';
import { Prose } from '../parts/Prose';
import { Imprint } from '../parts/Published';
import { JobVideo } from '../parts/Video';
import { arrange, type Span } from './arrange';
import { CompanyCard, Faces } from './Aside';
import { Chips } from './Chips';
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

/** Moderne Alternative (template2): a green hero whose set route starts at the apply button, and a table of cards. */
export function JobModern(props: JobTemplateProps) {
  const { job, renderLink, embedded } = props;
  const posting = readPosting(props);
  const id = useId();
  const links = { renderLink, embedded };
  const spans = arrange(posting.sections, job.video !== null, posting.companyFacts.length > 0);
  const pay = payLines(job)[0];
  const cards = posting.sections.map((section) => (
    <TextCard key={section.key} section={section} span={spans.sections[section.key]} id={id} />
  ));
  const first = posting.sections[0]?.key === 'description' ? 1 : 0;
  return (
    <article {...articleProps(props, 'sw-job sw-modern')} data-template="template2">
      <header className="sw-m-hero">
        <div className="sw-m-wrap">
          <PreviewMark preview={props.preview} />
          {posting.banner && <div className="sw-m-banner">{posting.banner}</div>}
          <p className="sw-m-org">
            {job.company.logoUrl !== '' && <Logo name={posting.company} src={job.company.logoUrl} size={48} />}
            <OwnLink href={posting.companyHref} className="sw-job-own" {...links}>
              {posting.company}
            </OwnLink>
          </p>
          <h1 data-long={posting.longTitle || undefined}>{posting.title}</h1>
          <Chips job={job} posting={posting} />
          <ExpiredMark posting={posting} />
          <div className="sw-m-go sw-m-big">
            <Apply posting={posting} links={links} />
            <Route set={posting.expired === null} />
          </div>
        </div>
      </header>
      <div className="sw-m-wrap sw-m-table">
        {job.video !== null && <JobVideo video={job.video} company={posting.company} poster={<Board />} />}
        {cards.slice(0, first)}
        {posting.specific.fields.length > 0 && (
          <Specific specific={posting.specific} profile={job.profileType} headingId={`${id}specific`} />
        )}
        {cards.slice(first)}
        {job.video === null && (
          <p className="sw-m-novideo">
            <Icon as={VideoOff} />
            {labels.noVideo}
          </p>
        )}
        <aside className="sw-m-aside" aria-label={labels.side}>
          <CompanyCard props={props} posting={posting} span={spans.company} headingId={`${id}company`} />
          {job.team.length > 0 && <Faces people={job.team} headingId={`${id}team`} />}
        </aside>
        {posting.expired === null && (
          <section className="sw-m-closing sw-m-big" aria-labelledby={`${id}apply`}>
            <div>
              <h2 id={`${id}apply`}>{labels.applyHeading}</h2>
              <p>{posting.title}</p>
            </div>
            <Apply posting={posting} links={links} />
          </section>
        )}
      </div>
      <footer className="sw-m-wrap sw-m-foot">
        <PaperAddress posting={posting} address={props.address} />
        <p>
          <Imprint posting={posting} />
        </p>
      </footer>
      {posting.expired === null && (
        <div className="sw-m-bar">
          <p>{pay ?? posting.title}</p>
          <Apply posting={posting} links={links} />
        </div>
      )}
    </article>
  );
}
