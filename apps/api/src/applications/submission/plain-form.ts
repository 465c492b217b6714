import { APPLICATION_FILES_LIMIT, applyFieldMessages, applyMessages, FILE_FIELDS, generalMessages, withScheme } from '@stellwerk/domain';
import type { DocumentKind, SubmitFailure } from '@stellwerk/domain';
import { applicationErrors, CallError, ERROR_STATUS, readApplicationInput, type FieldError } from '@stellwerk/domain/endpoints';
import type { Context } from '../../platform/context/context.ts';
import { discardForm, readForm, type Form } from '../../platform/files/uploads/multipart.ts';
import { shownError, unavailable } from '../../platform/http/unavailable.ts';
import { errorFields } from '../../platform/log/log.ts';
import { applicationSlot } from './slots.ts';
import { submitApplication } from './submit.ts';

/** Values of the form when it is rendered again: no files, since browsers cannot restore them. */
interface PlainValues {
  readonly texts: Readonly<Record<string, string>>;
  /** Names of the ticked boxes. */
  readonly ticked: readonly string[];
}

/** Outcome of a form that was sent without JavaScript. */
export type PlainOutcome =
  | { readonly id: number }
  | { readonly status: number; readonly retryAfter: number | undefined; readonly values: PlainValues; readonly failure: SubmitFailure };

/** Sender of a form, and its job. */
export interface PlainCall {
  readonly request: Request;
  readonly jobId: string;
  /** Whether this server accepts applications of the page. */
  readonly takesHere: boolean;
  readonly address: string;
  readonly requestId: string;
}

const TEXTS = ['firstName', 'lastName', 'email', 'phone', 'message', 'linkedinProfile'] as const;
const BOXES = ['includeLinkedIn', 'terms', 'gdpr', 'newsletter'] as const;

function valuesOf(texts: Form['texts']): PlainValues {
  const given = Object.fromEntries(TEXTS.map((name) => [name, texts[name] ?? '']));
  // A filled field implies opt-in: without scripts the field is visible at once.
  const isTicked = (name: (typeof BOXES)[number]): boolean => name in texts || (name === 'includeLinkedIn' && given.linkedinProfile !== '');
  return { texts: given, ticked: BOXES.filter(isTicked) };
}

/** The form without JavaScript has the rules of the other one and one for its switch (AF46). */
function errorsIn(form: Form, input: ReturnType<typeof readApplicationInput>): readonly FieldError[] {
  const hasResume = form.files.some(({ slot }) => slot === 'resume') || form.refused.some(({ name }) => name === FILE_FIELDS.resume);
  const promised = 'includeLinkedIn' in form.texts && input.linkedinProfile === '';
  return [
    ...form.refused,
    ...applicationErrors(input, hasResume),
    ...(promised ? [{ name: 'linkedinProfile', message: applyFieldMessages.linkedin }] : []),
  ];
}

/** A rejected form: its errors, and at each file's slot that the file must be chosen again. */
function failed(error: unknown, form: Form<DocumentKind>, { context, requestId }: { context: Context; requestId: string }): PlainOutcome {
  const shown = shownError(error);
  const known = shown instanceof CallError ? shown : null;
  if (shown !== error || known === null) context.log('error', 'request-failed', { requestId, ...errorFields(error) });
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

const EMPTY: Form<DocumentKind> = { texts: {}, files: [], refused: [], unavailable: null };

/**
 * Accepts an application that a browser sent without JavaScript. On any error the typed and ticked values
 * are part of the outcome.
 */
export async function applyByPlainForm(
  context: Context,
  { request, jobId, takesHere, address, requestId }: PlainCall,
): Promise<PlainOutcome> {
  const { files, limits, log, paces } = context;
  let form = EMPTY;
  try {
    const elsewhere = takesHere ? undefined : new CallError('unavailable', applyMessages.failed);
    const full = context.engine.hasRoom() ? undefined : unavailable('disk');
    const refused = elsewhere ?? full ?? (await limits.consume('apply-address', address).catch((error: unknown) => error));
    form = await readForm(request, files.temporary, paces.form, {
      // The texts of a rejected form are read, to be rendered again; its files are not.
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
    if (form.unavailable !== null) throw new CallError('unavailable', form.unavailable.message, { fields: errors });
    if (errors.length > 0) throw new CallError('invalid', applyFieldMessages.required, { fields: errors });
    return await submitApplication(context, { input, files: form.files, actor: null, address, requestId });
  } catch (error) {
    return failed(error, form, { context, requestId });
  } finally {
    await discardForm(files.temporary, form);
  }
}
