import { request } from '../client';
import { textProperty } from '../decode';

export type DocumentMode = 'view' | 'download';

/**
 * Opens a file of an application. Its address lives five minutes at most, so it is asked for at the click (decisions, rule 4).
 * The window opens before the answer is there, else the browser would block it.
 * @throws ApiError when the address cannot be had; the empty window is closed again.
 */
export async function openDocument(applicationId: string, documentId: string, mode: DocumentMode): Promise<void> {
  const view = mode === 'view' ? window.open('', '_blank') : null;
  try {
    const path = `/api/private/applications/${encodeURIComponent(applicationId)}/documents/${encodeURIComponent(documentId)}/link`;
    const answer = await request(path, { method: 'POST' });
    const url = textProperty(answer, mode === 'view' ? 'url' : 'downloadUrl');
    if (view === null) window.location.assign(url);
    else {
      view.opener = null;
      view.location.replace(url);
    }
  } catch (error) {
    view?.close();
    throw error;
  }
}
