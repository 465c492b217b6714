import { Banner, Button } from '@stellwerk/design-system';
import { labels } from './messages.de';

/** Entries of an earlier visit that the form shows. */
export interface StoredEntriesProps {
  /** Whose they are, as they say themselves; '' where they name nobody. */
  readonly name: string;
  /** Deletes them from this device and empties the form. */
  readonly onDelete: () => void;
}

/** Says whose entries of an earlier visit the form shows: at a shared computer they may be somebody else's. */
export function StoredEntries({ name, onDelete }: StoredEntriesProps) {
  return (
    <Banner
      actions={
        <Button size="sm" onClick={onDelete}>
          {labels.deleteEntries}
        </Button>
      }
    >
      {labels.storedEntries(name)}
    </Banner>
  );
}
