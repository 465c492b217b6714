import { blindFileName, generalMessages } from '@stellwerk/domain';
import type { Actor } from '../../platform/context/actor.ts';
import type { Context } from '../../platform/context/context.ts';
import { isInline } from '../../platform/files/uploads/kinds.ts';
import { disposition } from '../../platform/files/storage/names.ts';
import { storedResponse } from '../../platform/files/storage/respond.ts';
import type { FileMode } from '../../platform/files/signatures.ts';
import { CallError, parseId } from '@stellwerk/domain/endpoints';
import { roleIn } from '../../platform/http/access-store.ts';
import { findDocumentByName, findDocumentOf, type BoundDocument } from './file-store.ts';
import { documentUrl } from '../application/to-wire.ts';
import type { ApplicationId } from '../../platform/ids.ts';

const notFound = (): CallError => new CallError('not-found', generalMessages.notFound);

/** URLs of one file, valid for five minutes: to view and to download (rule 4, O19). */
export async function documentLinks(
  context: Context,
  applicationId: ApplicationId,
  documentId: string | undefined,
): Promise<{ url: string; downloadUrl: string }> {
  const id = parseId(documentId);
  const document = id === null ? null : await findDocumentOf(context.db, applicationId, id);
  if (document === null) throw notFound();
  const link = (mode: FileMode): string => `${documentUrl(document)}?${context.files.sign(document.filename, mode, context.now())}`;
  return { url: link('view'), downloadUrl: link('download') };
}

async function mayRead(context: Context, actor: Actor, document: BoundDocument): Promise<boolean> {
  if (actor.operator) return false;
  if (document.user_id === actor.id) return true;
  return document.company_id !== null && (await roleIn(context.db, [document.company_id], actor.id)) !== null;
}

/**
 * Content security policy for an uploaded file: show it, run nothing, load nothing else. A video shown on its own is
 * loaded a second time by the surrounding page, which must count as the same origin for that; scripts stay disabled.
 */
function policyOf(contentType: string): string {
  const sandbox = contentType.startsWith('video/') ? 'sandbox allow-same-origin' : 'sandbox';
  return `${sandbox}; default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; frame-ancestors 'none'`;
}

/** File name; the applicant's name is part of it only for the applicant while hidden (decision 0079). */
const nameFor = (actor: Actor | null, document: BoundDocument): string =>
  document.blind && (actor === null || actor.id !== document.user_id) ? blindFileName(document) : document.name;

/** A request for a file: its name in the URL, and the caller. */
export interface FileRequest {
  readonly filename: string;
  /** null without a valid token. */
  readonly actor: Actor | null;
  readonly request: Request;
  /** Limits the file to slots of this folder. */
  readonly folder?: 'documents' | 'videos';
}

/**
 * Serves a file of an application to a request with a signature of the last five minutes, to the applicant and to members of the
 * company (O19).
 * @throws CallError 'unauthenticated' without a valid signature and without a token; 'not-found' for any other caller
 */
export async function serveDocument(context: Context, { filename, actor, request, folder }: FileRequest): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const signed = context.files.verify(filename, query, context.now());
  if (signed === null && actor === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
  const document = await findDocumentByName(context.db, filename);
  if (document === null || (folder !== undefined && (folder === 'videos') !== (document.kind === 'video'))) throw notFound();
  if (signed === null && (actor === null || !(await mayRead(context, actor, document)))) throw notFound();
  const file = await context.files.storage.open(document.storage_key);
  if (file === null) throw notFound();
  const mode = signed ?? (query.get('mode') === 'download' ? 'download' : 'view');
  const inline = mode === 'view' && isInline(document.content_type);
  return storedResponse(file, document.content_type, request.headers.get('range'), {
    'cache-control': 'no-store',
    'content-disposition': disposition(inline ? 'inline' : 'attachment', nameFor(actor, document)),
    'content-security-policy': policyOf(document.content_type),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
}
