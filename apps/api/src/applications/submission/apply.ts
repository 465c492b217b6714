import { APPLICATION_FILES_LIMIT, applyMessages, type DocumentKind } from '@stellwerk/domain';
import { readApplicationInput, Reply } from '@stellwerk/domain/endpoints';
import { readJson } from '../../platform/http/body.ts';
import type { ServerCall } from '../../platform/http/call.ts';
import { discardBody } from '../../platform/streams/discard.ts';
import { discardForm, readForm, type Form } from '../../platform/files/uploads/multipart.ts';
import type { Actor } from '../../platform/context/actor.ts';
import type { Context } from '../../platform/context/context.ts';
import type { ReceivedFile } from '../../platform/files/uploads/receive.ts';
import { errorFields } from '../../platform/log/log.ts';
import { receiveUploads, type ReceivedUploads } from './receive-uploads.ts';
import { applicationSlot } from './slots.ts';
import { submitApplication } from './submit.ts';

interface Body {
  readonly content: unknown;
  /** null for JSON. */
  readonly form: Form<DocumentKind> | null;
}

async function readBody(call: ServerCall): Promise<Body> {
  const type = call.request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) return { content: await readJson(call.request, call.context.paces.json), form: null };
  const { files, log, paces } = call.context;
  const form = await readForm(call.request, files.temporary, paces.form, {
    slotOf: applicationSlot,
    total: APPLICATION_FILES_LIMIT,
    failed: applyMessages.filesFailed,
    report: (error) => log('error', 'file-not-written', { requestId: call.requestId, ...errorFields(error) }),
  });
  return { content: form.texts, form };
}

/** Passes on the files of a form and those uploaded before it. Nothing remains in the temporary folder, nor any accepted upload. */
async function withFiles<T>(
  context: Context,
  form: Form<DocumentKind>,
  work: (files: readonly ReceivedFile<DocumentKind>[]) => Promise<T>,
): Promise<T> {
  const { temporary, resumable } = context.files;
  let uploads: ReceivedUploads = { files: [], ids: [] };
  try {
    uploads = await receiveUploads(context, form);
    const result = await work([...form.files, ...uploads.files]);
    for (const id of uploads.ids) await resumable.remove(id);
    return result;
  } finally {
    await discardForm(temporary, form);
    await discardForm(temporary, uploads);
  }
}

/**
 * Handles both paths of an application, in every format of the body (A10).
 * @param actor the account on the private path, null on the public one
 */
export async function apply(call: ServerCall, actor: Actor | null) {
  const { context, address, requestId } = call;
  try {
    await context.limits.consume('apply-address', address);
  } catch (error) {
    await discardBody(call.request, context.paces.form);
    throw error;
  }
  const { content, form } = await readBody(call);
  const ref = new URL(call.request.url).searchParams.get('ref');
  const input = readApplicationInput(content, ref, form !== null);
  const submit = (files: readonly ReceivedFile<DocumentKind>[]) => submitApplication(context, { input, files, actor, address, requestId });
  const { id, token } = form === null ? await submit([]) : await withFiles(context, form, submit);
  return new Reply({ success: true as const, applicationId: id, id, token }, { status: 201, headers: { 'cache-control': 'no-store' } });
}
