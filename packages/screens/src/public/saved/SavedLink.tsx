import { Icon, TextLink } from '@stellwerk/design-system';
import { Star } from 'lucide-react';
import { saveJobTexts as texts } from '../../i18n/job.de';
import { paths } from '../../paths';
import { useSavedIds, type SavedStore } from './store';

/** Link to the saved jobs, with their number (O93). */
export function SavedLink({ store }: { readonly store: SavedStore }) {
  return (
    <TextLink href={paths.savedJobs()} className="sw:inline-flex sw:min-h-10 sw:items-center sw:gap-2">
      <Icon as={Star} size={16} />
      {texts.link(useSavedIds(store).size)}
    </TextLink>
  );
}
