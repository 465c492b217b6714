import { IconButton } from '@stellwerk/design-system';
import { jobFallbacks } from '@stellwerk/domain';
import { Star } from 'lucide-react';
import { saveJobTexts as texts } from '../../i18n/save-job.de';
import type { SaveStarProps } from './SaveStar';
import { useSaved } from './use-saved';

/** The star and its click action. */
export default function StarButton({ store, job }: SaveStarProps) {
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
