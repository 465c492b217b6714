import { dataOf, mapLoadable, type Loadable } from '@stellwerk/design-system';
import { parseStatus, type Application } from '@stellwerk/domain';
import { useState } from 'react';
import type { CardActions } from './cards/CardList';
import { useStoryState } from '../../testing/story-state';

type Actions = Pick<CardActions, 'onStatus' | 'onRate' | 'onSaveNotes'>;

type StoryList = Actions & { readonly applications: readonly Application[] };

/** Applications that change when a call has arrived, as a route's do. For stories only. */
export function useStoryList(props: StoryList): StoryList {
  const [applications, setList] = useState(props.applications);
  const change = ({ id }: Application, part: Partial<Application>): void =>
    setList((known) => known.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return {
    applications,
    onStatus: async (application, status) => {
      await props.onStatus(application, status);
      change(application, { status: parseStatus(status) ?? application.status });
    },
    onRate: async (application, rating) => {
      await props.onRate(application, rating);
      change(application, { rating });
    },
    onSaveNotes: async (application, notes) => {
      await props.onSaveNotes(application, notes);
      change(application, { notes });
    },
  };
}

interface StoryPage<State> extends Actions {
  readonly applications: Loadable<readonly Application[]>;
  readonly state: State;
}

/** A page whose list changes with its calls and whose state changes with its controls, as a route's do. For stories only. */
export function useStoryPage<State extends object>(props: StoryPage<State>) {
  const [state, onChange] = useStoryState(props.state);
  const list = useStoryList({ ...props, applications: dataOf(props.applications) ?? [] });
  return { ...list, applications: mapLoadable(props.applications, () => list.applications), state, onChange };
}
