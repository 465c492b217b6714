import type { CardActions } from '@stellwerk/screens/company/applications/cards';
import type { CompanyApplications } from '../../data/company-applications/use-company-applications';
import { openDocument } from '../../data/open-document';

/** Calls of the cards of applications. */
export const cardCalls = ({ setStatus, undoStatus, holdStatus, keepRejectionText, saveNotes, rate }: CompanyApplications): CardActions => ({
  onStatus: setStatus,
  onUndo: undoStatus,
  onHold: holdStatus,
  onKeepRejectionText: keepRejectionText,
  onRate: ({ id }, rating) => rate(id, rating),
  onSaveNotes: ({ id }, notes, seen) => saveNotes(id, notes, seen),
  onOpenDocument: ({ id }, document) => openDocument(id, document.id, 'view'),
});
