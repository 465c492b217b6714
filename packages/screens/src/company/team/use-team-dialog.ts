import { useAskedDialog, type AskedDialog } from '../shared/use-asked-dialog';
import type { TeamDialog } from './dialogs';

export type OpenTeamDialog = AskedDialog<TeamDialog>;

const INVITE = { kind: 'invite' } as const satisfies TeamDialog;

/** What is open above the team; the invitation where the URL asks for it (CT02). @param onOpened takes that wish out of the URL */
export const useTeamDialog = (asked: boolean, onOpened: () => void): OpenTeamDialog => useAskedDialog<TeamDialog>(asked, INVITE, onOpened);
