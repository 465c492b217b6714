import { mapLoadable, type Loadable } from '@stellwerk/design-system';
import { listOf, type ApplicationList, type ApplicationListQuery, type ApplicationSummary } from '@stellwerk/domain';
import { useState } from 'react';
import type { CardActions } from './cards/CardList';
import { useStoryState } from '../../testing/story-state';
import { storyNow } from '../overview/story-data';

// Simulates a route and the server for the lists of applications. For stories only.

type Actions = Pick<CardActions, 'onStatus' | 'onRate' | 'onSaveNotes'>;

type StoryList = Actions & { readonly applications: readonly ApplicationSummary[] };

/** All applications on one page, with the figures. */
export const everything = (applications: readonly ApplicationSummary[]): ApplicationList =>
  listOf(applications, { pageSize: Math.max(1, applications.length), with: 'figures' }, storyNow);

/** The team member who views the stories. */
export const STORY_MEMBER = '3';

/** The applications that match a query. */
export const partOf = (applications: Loadable<ApplicationList>, query: ApplicationListQuery): Loadable<ApplicationList> =>
  mapLoadable(applications, (list) => listOf(list.applications, { ...query, with: 'figures' }, storyNow, STORY_MEMBER));

/** Applications that change after each successful call, as in a route. */
export function useStoryList(props: StoryList): StoryList {
  const [applications, setList] = useState(props.applications);
  const change = ({ id }: ApplicationSummary, part: Partial<ApplicationSummary>): void =>
    setList((known) => known.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return {
    applications,
    onStatus: async (...call) => {
      const changed = await props.onStatus(...call);
      change(call[0], changed);
      return changed;
    },
    onRate: async (application, rating) => {
      await props.onRate(application, rating);
      change(application, { rating });
    },
    onSaveNotes: async (application, notes, seen) => {
      await props.onSaveNotes(application, notes, seen);
      change(application, { notes });
    },
  };
}

interface StoryPage<State> extends Actions {
  /** All applications, as in `everything`. */
  readonly applications: Loadable<ApplicationList>;
  readonly state: State;
}

/**
 * A page whose list changes with its calls and whose state changes with its controls.
 * @param queryOf query of a state
 */
export function useStoryPage<State extends object>(props: StoryPage<State>, queryOf: (state: State) => ApplicationListQuery) {
  const [state, onChange] = useStoryState(props.state);
  const all = props.applications.state === 'ready' ? props.applications.data.applications : [];
  const { applications, ...actions } = useStoryList({ ...props, applications: all });
  const list = mapLoadable(props.applications, () => everything(applications));
  return { ...actions, applications: partOf(list, queryOf(state)), state, onChange };
}
