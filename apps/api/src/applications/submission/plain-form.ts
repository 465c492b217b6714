import { APPLICATION_FILES_LIMIT, applyFieldMessages, applyMessages, FILE_FIELDS, generalMessages, withScheme } from '@stellwerk/domain';
import type { DocumentKind, SubmitFailure } from '@stellwerk/domain';
import { applicationErrors, CallError, ERROR_STATUS, readApplicationInput, type FieldError } from '@stellwerk/domain/endpoints';
import type { Context } from '../../platform/context/context.ts';
import { discardForm, readForm, type Form } from '../../platform/files/uploads/multipart.ts';
import { errorFields } from '../../platform/log/log.ts';
import { applicationSlot } from './slots.ts';
import { submitApplication } from './submit.ts';

/** What stands in the form again when it comes back: no file, since no browser puts one in. */
interface PlainValues {
  readonly texts: Readonly<Record<string, string>>;
  /** Names of the boxes that were ticked. */
  readonly ticked: readonly string[];
}

/** What became of a form that was sent without JavaScript. */
export type PlainOutcome =
  | { readonly id: number }
  | { readonly status: number; readonly retryAfter: number | undefined; readonly values: PlainValues; readonly failure: SubmitFailure };

/** Who sends a form, and to which job. */
export interface PlainCall {
  readonly request: Request;
  readonly jobId: string;
  /** Whether applications of the page are taken by this server. */
  readonly takesHere: boolean;
  readonly address: string;
  readonly requestId: string;
}

const TEXTS = ['firstName', 'lastName', 'email', 'phone', 'message', 'linkedinProfile'] as const;
const BOXES = ['includeLinkedIn', 'terms', 'gdpr', 'newsletter'] as const;

function valuesOf(texts: Form['texts']): PlainValues {
  const given = Object.fromEntries(TEXTS.map((name) => [name, texts[name] ?? '']));
  // Who has typed an address wants it sent: without scripts the field is there at once.
  const isTicked = (name: (typeof BOXES)[number]): boolean => name in texts || (name === 'includeLinkedIn' && given.linkedinProfile !== '');
  return { texts: given, ticked: BOXES.filter(isTicked) };
}

/** The form without JavaScript has the rules of the other one, and one of its switch (AF46). */
function errorsIn(form: Form, input: ReturnType<typeof readApplicationInput>): readonly FieldError[] {
  const hasResume = form.files.some(({ slot }) => slot === 'resume') || form.refused.some(({ name }) => name === FILE_FIELDS.resume);
  const promised = 'includeLinkedIn' in form.texts && input.linkedinProfile === '';
  return [
    ...form.refused,
    ...applicationErrors(input, hasResume),
    ...(promised ? [{ name: 'linkedinProfile', message: applyFieldMessages.linkedin }] : []),
  ];
}

/** A refused form: what is wrong, and at the slot of each file that it must be chosen again. */
function failed(error: unknown, form: Form<DocumentKind>, { context, requestId }: { context: Context; requestId: string }): PlainOutcome {
  const known = error instanceof CallError ? error : null;
  if (known === null) context.log('error', 'request-failed', { requestId, ...errorFields(error) });
  const fields = known?.fields ?? [];
  const again = form.files.map(({ slot, name }) => [FILE_FIELDS[slot], applyMessages.chooseAgain(name)]);
  return {
    status: known === null ? 500 : ERROR_STATUS[known.kind],
    retryAfter: known?.retryAfter,
    values: valuesOf(form.texts),
    failure: {
      summary: fields.length === 0 ? [known?.message ?? generalMessages.unexpected] : [],
      fields: { ...Object.fromEntries(again), ...Object.fromEntries(fields.map((field) => [field.name, field.message])) },
    },
  };
}

const EMPTY: Form<DocumentKind> = { texts: {}, files: [], refused: [] };

/**
 * Takes in an application that a browser has sent by itself, without JavaScript. Whatever is wrong, nothing that was typed or ticked
 * is lost: it is part of the outcome.
 */
export async function applyByPlainForm(
  context: Context,
  { request, jobId, takesHere, address, requestId }: PlainCall,
): Promise<PlainOutcome> {
  const { files, limits, log, paces } = context;
  let form = EMPTY;
  try {
    const elsewhere = takesHere ? undefined : new CallError('unavailable', applyMessages.failed);
    const refused = elsewhere ?? (await limits.consume('apply-address', address).catch((error: unknown) => error));
    form = await readForm(request, files.temporary, paces.form, {
      // Of a form that is refused the texts are read, to be shown again, and the files are not.
      slotOf: refused === undefined ? applicationSlot : () => null,
      total: APPLICATION_FILES_LIMIT,
      failed: applyMessages.filesFailed,
      keepsRest: true,
      report: (error) => log('error', 'file-not-written', { requestId, ...errorFields(error) }),
    });
    if (refused !== undefined) throw refused;
    const ref = new URL(request.url).searchParams.get('ref');
    const texts = { ...form.texts, jobId, linkedinProfile: withScheme((form.texts.linkedinProfile ?? '').trim()) };
    const input = readApplicationInput(texts, ref, true);
    const errors = errorsIn(form, input);
    if (errors.length > 0) throw new CallError('invalid', applyFieldMessages.required, { fields: errors });
    return await submitApplication(context, { input, files: form.files, actor: null, address, requestId });
  } catch (error) {
    return failed(error, form, { context, requestId });
  } finally {
    await discardForm(files.temporary, form);
  }
}
