import { EmptyState, LinkButton, Loaded, Skeleton, SkeletonRegion, type Loadable } from '@stellwerk/design-system';
import { countOf, generalMessages, SAVED_JOBS_PER_PAGE, savedJobMessages, type SavedJobPage } from '@stellwerk/domain';
import { savedJobsTexts as texts } from '../../i18n/saved-jobs.de';
import { ListPages } from '../../lists/ListPages';
import { ListResults } from '../../lists/ListResults';
import { ResultsCount } from '../../lists/ResultsCount';
import { paths } from '../../paths';
import { SavedJobRow, type SavedJobRowProps } from './SavedJobRow';

export interface SavedJobsScreenProps extends Pick<SavedJobRowProps, 'onChange'> {
  readonly saved: Loadable<Pick<SavedJobPage, 'jobs' | 'total' | 'page'>>;
  readonly hrefOf: (page: number) => string;
  readonly onPage: (page: number) => void;
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-4">
    <Skeleton width={160} height={24} />
    <Skeleton height={120} />
    <Skeleton height={120} />
    <Skeleton height={120} />
  </SkeletonRegion>
);

const nothing = (
  <EmptyState
    level={2}
    title={texts.none}
    actions={
      <LinkButton variant="primary" href={paths.jobs()}>
        {texts.jobs}
      </LinkButton>
    }
  >
    {texts.noneText}
  </EmptyState>
);

/** Saved jobs, the newest first, below a page heading (O93). */
export function SavedJobsScreen({ saved, onChange, hrefOf, onPage }: SavedJobsScreenProps) {
  return (
    <Loaded
      value={saved}
      skeleton={skeleton}
      failure={{ level: 2, title: savedJobMessages.loadFailed, children: generalMessages.retryLater }}
      isEmpty={({ total }) => total === 0}
      empty={nothing}
    >
      {({ jobs, total, page }) => (
        <ListResults shown={page} busy={saved.reloading} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
          <ResultsCount>{countOf(total, texts.one, texts.many)}</ResultsCount>
          <ul className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
            {jobs.map((job) => (
              <SavedJobRow key={job.id} job={job} onChange={onChange} />
            ))}
          </ul>
          <ListPages page={page} pageSize={SAVED_JOBS_PER_PAGE} total={total} hrefOf={hrefOf} onPage={onPage} />
        </ListResults>
      )}
    </Loaded>
  );
}
