import { useEffect, useState } from 'react';
import type { TeamDialog } from './dialogs';

export interface OpenTeamDialog {
  readonly dialog: TeamDialog | undefined;
  readonly onDialog: (dialog: TeamDialog | undefined) => void;
}

/**
 * What is open above the team; the invitation where the URL asks for it (CT02).
 * @param asked whether the URL asks for the invitation
 * @param onOpened takes that wish out of the URL
 */
export function useTeamDialog(asked: boolean, onOpened: () => void): OpenTeamDialog {
  const [dialog, onDialog] = useState<TeamDialog | undefined>(asked ? { kind: 'invite' } : undefined);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    if (asked) onDialog({ kind: 'invite' });
  }
  useEffect(() => {
    if (asked) onOpened();
  }, [asked, onOpened]);
  return { dialog, onDialog };
}
