import { Button, Icon } from '@stellwerk/design-system';
import type { Job } from '@stellwerk/domain';
import { Star } from 'lucide-react';
import { saveJobTexts } from '../../../i18n/job.de';
import type { SavedStore } from '../../saved/store';
import { useSaved } from '../../saved/use-saved';

export interface SaveProps {
  readonly store: SavedStore;
  readonly job: Pick<Job, 'id' | 'title'>;
}

/** Saves the job, or removes it from the saved ones (O93). */
export function Save({ store, job: { id, title } }: SaveProps) {
  const { saved, toggle } = useSaved(store, { id, title });
  return (
    <Button variant="quiet" size="sm" aria-pressed={saved} onClick={toggle}>
      <Icon as={Star} className={saved ? 'sw:fill-current' : undefined} />
      {saved ? saveJobTexts.saved : saveJobTexts.save}
    </Button>
  );
}
