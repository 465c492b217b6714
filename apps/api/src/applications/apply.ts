import { APPLICATION_FILES_LIMIT, applyMessages, type DocumentKind } from '@stellwerk/domain';
import { readApplicationInput, Reply } from '@stellwerk/domain/endpoints';
import { readJson } from '../http/body.ts';
import type { ServerCall } from '../http/call.ts';
import { discardBody, discardForm, readForm, type Form } from '../files/multipart.ts';
import type { Actor } from '../actor.ts';
import { errorFields } from '../log.ts';
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

/**
 * Answers both paths of an application, whatever the shape of the body (A10).
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
  try {
    const ref = new URL(call.request.url).searchParams.get('ref');
    const input = readApplicationInput(content, ref, form !== null);
    const { id, token } = await submitApplication(context, { input, files: form?.files ?? [], actor, address, requestId });
    return new Reply({ success: true as const, applicationId: id, id, token }, { status: 201, headers: { 'cache-control': 'no-store' } });
  } finally {
    if (form !== null) await discardForm(context.files.temporary, form);
  }
}
