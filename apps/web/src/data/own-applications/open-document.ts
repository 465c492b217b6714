import type { ApplicationDocument } from '@stellwerk/domain';
import { request } from '../client';
import { textProperty } from '../decode';

/**
 * Opens a file of the own application in a new tab. Its short-lived address is asked for at the click (O19, decisions rule 4); the tab
 * opens before the call, because browsers refuse tabs that no click has opened.
 * @returns whether it could be opened.
 */
export async function openDocument(applicationId: string, document: Pick<ApplicationDocument, 'id'>): Promise<boolean> {
  const tab = window.open('', '_blank');
  try {
    const path = `/api/private/applications/${encodeURIComponent(applicationId)}/documents/${encodeURIComponent(document.id)}/link`;
    const url = textProperty(await request(path, { method: 'POST', own401: true }), 'url');
    if (tab === null || url === '') throw new Error('There is no tab or no address.');
    tab.opener = null;
    tab.location.replace(url);
    return true;
  } catch {
    tab?.close();
    return false;
  }
}
