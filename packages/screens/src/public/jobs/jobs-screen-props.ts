import type { Loadable } from '@stellwerk/design-system';
import type { Application, PlaceSuggestion } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import type { SavedStore } from '../saved/store';
import type { JobListState, JobListView } from './job-list';

export interface JobsScreenProps {
  /** State in the URL. */
  readonly state: JobListState;
  /** The loaded page; a retry reloads the page (PL19). While other rows load, the old ones stay. */
  readonly view: Loadable<JobListView>;
  /** Updates the URL. A text that is still being typed replaces the previous history entry. */
  readonly onChange: (change: Partial<JobListState>, typing?: boolean) => void;
  /** URL of a page of the list: pagination also works without JavaScript. */
  readonly hrefOf: (page: number) => string;
  readonly onReset: () => void;
  /** Store of saved jobs (O93). @default saving is not offered */
  readonly saved?: SavedStore;
  /** The visitor's applications, marked in the list. @default none */
  readonly applications?: readonly Application[] | undefined;
  /** Current time, for relative publication dates. @default only the dates */
  readonly now?: Date | undefined;
  /** Content below the list: the job alert (O93). @default nothing */
  readonly footer?: ReactNode;
  /** Suggestions of the location field, the most likely first. @default none */
  readonly places?: readonly PlaceSuggestion[];
  /** Called with the text of the location field while typing. */
  readonly onPlaceText?: (text: string) => void;
}
