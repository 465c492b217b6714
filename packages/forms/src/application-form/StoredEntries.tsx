import { Banner, Button } from '@stellwerk/design-system';
import { labels } from './messages.de';

/** Entries of an earlier visit that the form shows. */
export interface StoredEntriesProps {
  /** Name of the person in the entries; '' without one. */
  readonly name: string;
  /** Deletes the entries from this device and empties the form. */
  readonly onDelete: () => void;
}

/**
 * Says whose entries of an earlier visit the form shows, because several people may share the
 * computer.
 */
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
