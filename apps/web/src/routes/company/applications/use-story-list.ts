import { parseStatus, type Application } from '@stellwerk/domain';
import { useState } from 'react';
import type { CardActions } from '../cards/CardList';

/** Applications that change when a call has arrived, as a route's do. For stories only. */
export function useStoryList<Props extends CardActions & { readonly applications: readonly Application[] | undefined }>(
  props: Props,
): Props {
  const [list, setList] = useState(props.applications);
  const change = ({ id }: Application, part: Partial<Application>): void =>
    setList((known) => known?.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return {
    ...props,
    applications: list,
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
