import './start.css';
import {
  Button,
  EmptyState,
  dataOf,
  Icon,
  Loaded,
  Section,
  SkeletonRegion,
  TextField,
  TextLink,
  type Loadable,
} from '@stellwerk/design-system';
import { JobCard, JobCardSkeleton, JobList } from '@stellwerk/design-system/patterns';
import { countOf, DEFAULT_RADIUS, type JobListItem, jobListMessages, type PlaceSuggestion, RADII, type Radius } from '@stellwerk/domain';
import { ArrowRight, Search } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { startTexts } from '../../i18n/start.de';
import { jobsTexts } from '../../i18n/jobs.de';
import { paths } from '../../paths';
import { PlaceFields } from '../jobs/PlaceFields';
import { EmptyBoard, PlaceBoard, PlaceBoardSkeleton, type PlaceCount } from './PlaceBoard';

const texts = startTexts;

/** Job data of the start page. */
export interface StartJobs {
  /** The newest ones. */
  readonly jobs: readonly JobListItem[];
  readonly total: number;
  /** The locations with the most jobs, for the board. */
  readonly places: readonly PlaceCount[];
}

/** Search text and location; '' is anything and everywhere. */
export interface StartSearch {
  readonly search: string;
  readonly near: string;
  readonly radius: Radius;
}

export interface StartScreenProps {
  readonly start: Loadable<StartJobs>;
  readonly onSearch: (filter: StartSearch) => void;
  /** Suggestions of the location field, the most likely first. @default none */
  readonly places?: readonly PlaceSuggestion[];
  /** Called with the text of the location field while typing. */
  readonly onPlaceText?: (text: string) => void;
  /**
   * Steps of a referral, testimonials and newsletter at the end of the page (NL01, NL14), a lazily
   * loaded part.
   */
  readonly closing: ReactNode;
}

function SearchPanel({ onSearch, places, onPlaceText }: Pick<StartScreenProps, 'onSearch' | 'places' | 'onPlaceText'>) {
  const [near, setNear] = useState('');
  const [radius, setRadius] = useState<Radius>(DEFAULT_RADIUS);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Not only the state: input may have happened before hydration.
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string): string => String(typed.get(name) ?? '').trim();
    onSearch({ search: textOf('search'), near: textOf('near'), radius: RADII.find((one) => String(one) === textOf('radius')) ?? radius });
  };
  return (
    <form
      action={paths.jobs()}
      role="search"
      onSubmit={submit}
      className="sw:grid sw:items-end sw:gap-4 sw:grid-cols-[1fr_112px] sw:sm:grid-cols-[1fr_112px_auto]"
    >
      <TextField className="sw:col-span-full" type="search" name="search" label={texts.keyword} placeholder={texts.keywordPlaceholder} />
      <PlaceFields
        text={near}
        onText={(text) => {
          setNear(text);
          onPlaceText?.(text);
        }}
        radius={radius}
        onRadius={setRadius}
        places={places}
      />
      <Button type="submit" variant="primary" className="sw:col-span-full sw:sm:col-span-1">
        <Icon as={Search} />
        {texts.submit}
      </Button>
    </form>
  );
}

const skeleton = (
  <SkeletonRegion>
    <JobList variant="cell">
      <JobCardSkeleton count={6} />
    </JobList>
  </SkeletonRegion>
);

function Newest({ start }: Pick<StartScreenProps, 'start'>) {
  const total = dataOf(start)?.total ?? 0;
  return (
    <Section
      title={texts.newest}
      size="lg"
      className="sw:gap-6 sw:py-12"
      actions={
        total > 0 && (
          <TextLink href={paths.jobs()} icon={ArrowRight}>
            {texts.all(countOf(total, jobsTexts.one, jobsTexts.many))}
          </TextLink>
        )
      }
    >
      <Loaded value={start} skeleton={skeleton} failure={{ level: 3, title: jobListMessages.loadFailed }}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <EmptyState title={texts.noJobs} level={3}>
              {texts.noJobsHint}
            </EmptyState>
          ) : (
            <JobList variant="cell">
              {jobs.map((job) => (
                <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
              ))}
            </JobList>
          )
        }
      </Loaded>
    </Section>
  );
}

/**
 * The locations; without any, and after a loading failure, only the tracks, so that the layout does
 * not shift.
 */
function Board({ start }: Pick<StartScreenProps, 'start'>) {
  if (start.state === 'loading') return <PlaceBoardSkeleton />;
  const { places, total } = dataOf(start) ?? { places: [], total: 0 };
  return places.length === 0 ? <EmptyBoard /> : <PlaceBoard places={places} total={total} />;
}

/** Start page: search, the newest jobs, how to apply (O54). */
export function StartScreen({ start, onSearch, places, onPlaceText, closing }: StartScreenProps) {
  return (
    <>
      <div className="sw:grid sw:items-end sw:gap-10 sw:border-b sw:border-line sw:py-10 sw:lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="sw:mb-4 sw:max-w-[14ch] sw:text-3xl">{texts.headline}</h1>
          <p className="sw:mb-8 sw:max-w-prose sw:text-lg sw:text-ink-2">{texts.intro}</p>
          <SearchPanel {...{ onSearch, places, onPlaceText }} />
        </div>
        <Board start={start} />
      </div>
      <Newest start={start} />
      <Section title={texts.howTitle} size="lg" className="sw:gap-8 sw:border-t sw:border-line sw:py-12">
        <ol className="sw-route-steps">
          {texts.how.map((step) => (
            <li key={step.title}>
              <h3 className="sw:mb-1 sw:text-lg">{step.title}</h3>
              <p className="sw:max-w-prose sw:text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title={texts.companiesTitle}
        size="lg"
        className="sw:gap-2 sw:border-t sw:border-line sw:py-12"
        actions={
          <TextLink href={paths.forCompanies()} icon={ArrowRight}>
            {texts.forCompanies}
          </TextLink>
        }
      >
        <p className="sw:max-w-prose sw:text-ink-2">{texts.companies}</p>
      </Section>
      {closing}
    </>
  );
}
