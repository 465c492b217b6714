import type { Loadable } from '@stellwerk/design-system';
import type { Application, PlaceSuggestion } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import type { SavedStore } from '../saved/store';
import type { JobListState, JobListView } from './job-list';

export interface JobsScreenProps {
  /** What the URL says. */
  readonly state: JobListState;
  /** What it shows; asking again reloads the page (PL19). While other rows are on their way, the old ones stay. */
  readonly view: Loadable<JobListView>;
  /** Changes the URL. A text that is still being typed replaces the entry of the one before. */
  readonly onChange: (change: Partial<JobListState>, typing?: boolean) => void;
  /** URL of a page of the list: paging works without scripts, too. */
  readonly hrefOf: (page: number) => string;
  readonly onReset: () => void;
  /** Which postings are saved (O93). @default they cannot be saved */
  readonly saved?: SavedStore;
  /** What the visitor has applied to, marked in the list. @default nothing */
  readonly applications?: readonly Application[] | undefined;
  /** The present moment, for how long ago jobs were published. @default their day alone */
  readonly now?: Date | undefined;
  /** What stands below the list: new jobs by mail (O93). @default nothing */
  readonly footer?: ReactNode;
  /** Places that the text of the place field may mean, the likeliest first. @default none */
  readonly places?: readonly PlaceSuggestion[];
  /** Called with the text of the place field while somebody types. */
  readonly onPlaceText?: (text: string) => void;
}
