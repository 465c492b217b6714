import { mapLoadable, type Loadable } from '@stellwerk/design-system';
import { listOf, type ApplicationList, type ApplicationListQuery, type ApplicationSummary } from '@stellwerk/domain';
import { useState } from 'react';
import type { ApplicationCalls } from './calls';
import { fn } from 'storybook/test';
import { useStoryState, ready } from '../../testing/story-values';
import { storyCalls, storyViews } from './story-data';
import { storyNow } from '../overview/story-data';

// Simulates a route and the server for the lists of applications. For stories only.

interface StoryList {
  readonly calls: ApplicationCalls;
  readonly applications: readonly ApplicationSummary[];
}

/** All applications on one page, with the figures. */
export const everything = (applications: readonly ApplicationSummary[]): ApplicationList =>
  listOf(applications, { pageSize: Math.max(1, applications.length), with: 'figures' }, storyNow);

/** Props of a table of these applications. */
export const tableArgs = (applications: readonly ApplicationSummary[]) => ({
  applications: ready(everything(applications)),
  figures: null,
  now: storyNow,
  onChange: fn(),
  onReset: fn(),
  onDetails: fn(),
  calls: storyCalls(),
  views: storyViews('table'),
});

/** The team member who views the stories. */
export const STORY_MEMBER = '3';

/** The applications that match a query. */
export const partOf = (applications: Loadable<ApplicationList>, query: ApplicationListQuery): Loadable<ApplicationList> =>
  mapLoadable(applications, (list) => listOf(list.applications, { ...query, with: 'figures' }, storyNow, STORY_MEMBER));

/** Applications that change after each successful call, as in a route. */
export function useStoryList({ calls, ...props }: StoryList): StoryList {
  const [applications, setList] = useState(props.applications);
  const change = ({ id }: ApplicationSummary, part: Partial<ApplicationSummary>): void =>
    setList((known) => known.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return {
    applications,
    calls: {
      ...calls,
      setStatus: async (...call) => {
        const changed = await calls.setStatus(...call);
        change(call[0], changed);
        return changed;
      },
      rate: async (application, rating) => {
        await calls.rate(application, rating);
        change(application, { rating });
      },
      saveNotes: async (application, notes, seen) => {
        await calls.saveNotes(application, notes, seen);
        change(application, { notes });
      },
    },
  };
}

interface StoryPage<State> extends Pick<StoryList, 'calls'> {
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
  const { applications, calls } = useStoryList({ ...props, applications: all });
  const list = mapLoadable(props.applications, () => everything(applications));
  return { calls, applications: partOf(list, queryOf(state)), state, onChange };
}
