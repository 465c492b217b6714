import type { AnyCall } from '../http/handler.ts';
import { Reply } from '../http/handler.ts';
import { readJson } from '../http/parse.ts';
import { discardBody, discardForm, readForm, type Form } from '../files/multipart.ts';
import type { Actor } from '../auth/actor.ts';
import { errorFields } from '../log.ts';
import { FILE_FIELDS, readApplicationInput, slotOf } from './shape.ts';
import { submitApplication } from './submit.ts';

const rules = { slotOf, fieldOf: (kind: keyof typeof FILE_FIELDS) => FILE_FIELDS[kind], several: ['additional'] as const };

interface Body {
  readonly content: unknown;
  /** null for JSON. */
  readonly form: Form | null;
}

async function readBody(call: AnyCall): Promise<Body> {
  const type = call.request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) return { content: await readJson(call.request), form: null };
  const { files, log } = call.context;
  const form = await readForm(call.request, files.temporary, {
    ...rules,
    report: (error) => log('error', 'file-not-written', { requestId: call.requestId, ...errorFields(error) }),
  });
  return { content: form.texts, form };
}

/**
 * Answers both paths of an application, whatever the shape of the body (A10).
 * @param actor the account on the private path, null on the public one
 */
export async function apply(call: AnyCall, actor: Actor | null) {
  const { context, address, requestId } = call;
  try {
    await context.limits.consume('apply-address', address);
  } catch (error) {
    await discardBody(call.request);
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
