import { useRef, useState, type KeyboardEvent } from 'react';
import { editorLabels } from '../../i18n/rich-text-editor.de';
import { Button } from '../button';
import { TextField } from '../text-field';
import { linkAddress } from './link-url';

export interface LinkFormProps {
  /** URL of the link at the cursor, '' for none. */
  address: string;
  /** Called with the URL, or `null` to remove the link. */
  onApply: (address: string | null) => void;
  /** Closes without a change. */
  onCancel: () => void;
}

/**
 * Asks for the URL of a link. No `<form>`, because the editor is inside one, and forms must not be
 * nested.
 */
export function LinkForm({ address, onApply, onCancel }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const apply = () => {
    const target = linkAddress(typed);
    setRefused(target === null);
    if (target === null) field.current?.focus();
    else onApply(target);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onCancel();
  };
  return (
    <div className="sw-editor-link">
      <TextField
        ref={field}
        label={editorLabels.linkAddress}
        size="sm"
        inputMode="url"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKeyDown}
        error={refused ? editorLabels.linkRefused : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because the person asked for it
        autoFocus
      />
      <div className="sw:flex sw:flex-wrap sw:gap-2">
        <Button size="sm" onClick={apply}>
          {editorLabels.linkApply}
        </Button>
        {address && (
          <Button size="sm" onClick={() => onApply(null)}>
            {editorLabels.linkRemove}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {editorLabels.linkCancel}
        </Button>
      </div>
    </div>
  );
}
