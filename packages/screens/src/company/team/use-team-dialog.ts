import { useAskedDialog, type AskedDialog } from '../shared/use-asked-dialog';
import type { TeamDialog } from './dialogs';

export type OpenTeamDialog = AskedDialog<TeamDialog>;

const INVITE = { kind: 'invite' } as const satisfies TeamDialog;

/**
 * The open dialog of the team; a URL parameter opens the invitation (CT02).
 * @param onOpened clears that URL parameter
 */
export const useTeamDialog = (asked: boolean, onOpened: () => void): OpenTeamDialog => useAskedDialog<TeamDialog>(asked, INVITE, onOpened);
