import { ApiError, generalMessages, type Application, type ApplicationDocument } from '@stellwerk/domain';
import { documentLink as documentLinkCall } from '@stellwerk/domain/calls';
import { send, type SendOptions } from './client';

/** View a file in a new tab, or save it. */
export type DocumentMode = 'view' | 'download';

type Owner = Pick<Application, 'id'>;
type File = Pick<ApplicationDocument, 'id'>;

const notOpened = (): ApiError => new ApiError('empty', generalMessages.unexpected);

async function linkOf({ id }: Owner, document: File, mode: DocumentMode, options: SendOptions): Promise<string> {
  const link = await send(documentLinkCall, { params: { id, documentId: document.id } }, options);
  const url = mode === 'view' ? link.url : link.downloadUrl;
  // An empty URL would reload the page.
  if (url === '') throw notOpened();
  return url;
}

/** A URL for viewing a file of an application, valid for some minutes (O19, decisions rule 4). @throws ApiError */
export const documentLink = (application: Owner, document: File): Promise<string> => linkOf(application, document, 'view', {});

/**
 * Opens a file of an application. Its URL is valid for minutes, so it is requested on click (O19, decisions rule 4); the tab opens
 * before that, because browsers block tabs that no click has opened.
 * @throws ApiError when the tab was blocked, or the URL is unavailable; the empty tab is closed again
 */
export async function openDocument(application: Owner, document: File, mode: DocumentMode, options: SendOptions = {}): Promise<void> {
  if (mode === 'download') {
    // The server sends it as an attachment, so the current page stays.
    window.location.assign(await linkOf(application, document, mode, options));
    return;
  }
  const tab = window.open('', '_blank');
  if (tab === null) throw notOpened();
  try {
    const url = await linkOf(application, document, mode, options);
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab.close();
    throw error;
  }
}
