import type { ApplicationDocument } from '@stellwerk/domain';
import { request } from '../client';
import { textProperty } from '../decode';
import { applicationPath } from './use-own-applications';

/** Look at a file in a new tab, or keep it. */
export type DocumentMode = 'view' | 'download';

/**
 * Opens a file of the own application. Its short-lived address is asked for at the click (O19, decisions rule 4); the tab opens
 * before the call, because browsers refuse tabs that no click has opened.
 * @returns whether it could be opened.
 */
export async function openDocument(applicationId: string, document: Pick<ApplicationDocument, 'id'>, mode: DocumentMode): Promise<boolean> {
  const tab = mode === 'view' ? window.open('', '_blank') : window;
  try {
    const path = `${applicationPath(applicationId)}/documents/${encodeURIComponent(document.id)}/link`;
    const url = textProperty(await request(path, { method: 'POST', own401: true }), mode === 'view' ? 'url' : 'downloadUrl');
    if (tab === null || url === '') return false;
    if (tab === window) {
      // The server sends it as an attachment, so the page stays where it is.
      window.location.assign(url);
    } else {
      tab.opener = null;
      tab.location.replace(url);
    }
    return true;
  } catch {
    if (tab !== window) tab?.close();
    return false;
  }
}
