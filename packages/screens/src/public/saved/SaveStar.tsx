import { IconButton } from '@stellwerk/design-system';
import { jobFallbacks, type NamedJob } from '@stellwerk/domain';
import { Star } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { savedJobsTexts as texts } from '../../i18n/saved-jobs.de';
import { useSaved, type SavedStore } from './store';

export interface SaveStarProps {
  readonly store: SavedStore;
  readonly job: NamedJob;
}

const never = (): (() => void) => () => undefined;

function Button({ store, job }: SaveStarProps) {
  const { saved, toggle } = useSaved(store, job);
  const title = job.title || jobFallbacks.title;
  return (
    <IconButton
      icon={Star}
      label={saved ? texts.savedOf(title) : texts.saveOf(title)}
      aria-pressed={saved}
      className={saved ? 'sw:[&_svg]:fill-current' : undefined}
      onClick={toggle}
    />
  );
}

/** Saves the posting of a card (O93). It works by a script alone, so it appears with it; the card keeps its place. */
export function SaveStar(props: SaveStarProps) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated ? <Button {...props} /> : null;
}
