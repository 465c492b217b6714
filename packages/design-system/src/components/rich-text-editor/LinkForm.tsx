import { useState, type KeyboardEvent } from 'react';
import { de } from '../../i18n/de';
import { editorWords } from '../../i18n/rich-text-editor.de';
import { Button } from '../button';
import { TextField } from '../text-field';
import { linkAddress } from './linkAddress';

export interface LinkFormProps {
  /** Address of the link at the cursor, '' for none. */
  address: string;
  /** Called with the address, with `null` to remove the link. */
  onApply: (address: string | null) => void;
  /** Closes without a change. */
  onCancel: () => void;
}

/** Asks for the address of a link. No `<form>`: the editor stands inside one, and forms must not nest. */
export function LinkForm({ address, onApply, onCancel }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [refused, setRefused] = useState(false);
  const apply = () => {
    const target = linkAddress(typed);
    setRefused(target === null);
    if (target !== null) onApply(target);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onCancel();
  };
  return (
    <div className="sw-editor-link">
      <TextField
        label={editorWords.linkAddress}
        size="sm"
        inputMode="url"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        error={refused ? editorWords.linkRefused : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because the person asked for it
        autoFocus
      />
      <div className="sw:flex sw:flex-wrap sw:gap-2">
        <Button size="sm" onClick={apply}>
          {editorWords.linkApply}
        </Button>
        {address && (
          <Button size="sm" onClick={() => onApply(null)}>
            {editorWords.linkRemove}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {de.cancel}
        </Button>
      </div>
    </div>
  );
}
