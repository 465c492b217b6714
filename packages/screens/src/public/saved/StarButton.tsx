import { IconButton } from '@stellwerk/design-system';
import { jobFallbacks, type NamedJob } from '@stellwerk/domain';
import { Star } from 'lucide-react';
import { saveJobTexts as texts } from '../../i18n/job.de';
import type { SavedStore } from './store';
import { useSaved } from './use-saved';

export interface StarProps {
  readonly store: SavedStore;
  readonly job: NamedJob;
}

/** The star itself, with what a press does. */
export default function StarButton({ store, job }: StarProps) {
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
