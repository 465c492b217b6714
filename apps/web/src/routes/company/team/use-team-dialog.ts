import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TeamDialog } from './dialogs';

export interface OpenTeamDialog {
  readonly dialog: TeamDialog | undefined;
  readonly onDialog: (dialog: TeamDialog | undefined) => void;
}

/** What is open above the team; the invitation where the address asks for it, which is then taken out of the address (CT02). */
export function useTeamDialog(): OpenTeamDialog {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('action') === 'invite';
  const [dialog, onDialog] = useState<TeamDialog | undefined>(asked ? { kind: 'invite' } : undefined);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    if (asked) onDialog({ kind: 'invite' });
  }
  useEffect(() => {
    if (!asked) return;
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('action');
        return rest;
      },
      { replace: true },
    );
  }, [asked, setQuery]);
  return { dialog, onDialog };
}
