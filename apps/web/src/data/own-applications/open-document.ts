import { request } from '../client';
import { textProperty } from '../decode';

/**
 * Asks for the short-lived address of a file of the own application, at the click (O19, decisions rule 4).
 * @returns '' when the answer names none. @throws ApiError
 */
export async function documentUrl(applicationId: string, documentId: string, mode: 'view' | 'download'): Promise<string> {
  const answer = await request(`/api/private/applications/${encodeURIComponent(applicationId)}/documents/${encodeURIComponent(documentId)}/link`, {
    method: 'POST',
    own401: true,
  });
  return textProperty(answer, mode === 'view' ? 'url' : 'downloadUrl');
}
