import type { Readable } from 'node:stream';
import { fileMessages, generalMessages } from '@stellwerk/domain';
import { serverMessages } from '../../messages.de.ts';
import { CallError, type FieldError } from '@stellwerk/domain/endpoints';
import { fileError, receiveFile, type ReceivedFile } from './receive.ts';
import type { FormRules, Slot } from './slots.ts';
import type { Temporary } from '../storage/temporary.ts';

const MB = 1024 * 1024;

/** The form is malformed. */
export const unreadable = (): CallError => new CallError('invalid', generalMessages.invalidBody);
/** All files together are too large (O18). */
export const tooLarge = (total: number): CallError => new CallError('too-large', fileMessages.total(total / MB));

/** Whether every object has a property of this name: a lookup would find an inherited value. */
const isInherited = (name: string): boolean => name in {};

/** Collects the parts of one form, one after the other, until an error. */
export class UploadCollector<Name extends string> {
  readonly texts: Record<string, string> = Object.create(null);
  /** In the order of the form, once it has settled. */
  files: readonly ReceivedFile<Name>[] = [];
  readonly #temporary: Temporary;
  readonly #rules: FormRules<Name>;
  readonly #running: Promise<ReceivedFile<Name> | null>[] = [];
  readonly #filled = new Set<Name>();
  #current: Readable | null = null;
  /** Errors of rejected files, where the rest of the form is kept. */
  readonly refused: FieldError[] = [];
  /** The first file that could not be written, where the rest of the form is kept. */
  unavailable: CallError | null = null;
  /** The first error. */
  error: CallError | null = null;

  constructor(temporary: Temporary, rules: FormRules<Name>) {
    this.#temporary = temporary;
    this.#rules = rules;
  }

  get isRefused(): boolean {
    return this.error !== null;
  }

  refuse(error: CallError): void {
    this.error ??= error;
  }

  onText(name: string, value: string): void {
    if (isInherited(name) || value.includes('\0')) this.refuse(unreadable());
    this.texts[name] ??= value;
  }

  onFile(field: string, stream: Readable, given: string | undefined): void {
    // The reader of the stream gets its errors; without a listener they would end the process.
    stream.on('error', () => this.refuse(unreadable()));
    if (isInherited(field)) this.refuse(unreadable());
    const slot = this.isRefused ? null : this.#rules.slotOf(field);
    // Browsers send an empty part without a name for an empty file field.
    if (slot === null || given === undefined || given === '' || this.isRefused) {
      stream.resume();
      return;
    }
    if (this.#filled.has(slot.name) && slot.several !== true) this.refuse(fileError(slot.field, serverMessages.oneFile));
    this.#filled.add(slot.name);
    this.#current = stream;
    this.#running.push(this.#receive(slot, given, stream));
  }

  async #receive(slot: Slot<Name>, given: string, stream: Readable): Promise<ReceivedFile<Name> | null> {
    try {
      return await receiveFile(this.#temporary, slot, given, stream);
    } catch (error) {
      const isOurs = !(error instanceof CallError) || error.kind === 'unavailable';
      if (isOurs && !this.isRefused) this.#rules.report(error);
      const shown = error instanceof CallError ? error : this.#unwritten(slot);
      if (this.#rules.keepsRest === true) this.#keepRest(shown);
      else this.refuse(shown);
      stream.resume();
      return null;
    }
  }

  /** The error of a file that could not be written. */
  #unwritten({ field }: Slot<Name>): CallError {
    const { failed } = this.#rules;
    return new CallError('unavailable', failed, { fields: [{ name: field, message: failed }] });
  }

  #keepRest(error: CallError): void {
    this.refused.push(...error.fields);
    if (error.kind === 'unavailable') this.unavailable ??= error;
  }

  /** Waits for the files in progress; a broken connection ends the current one. */
  async settle(broken: boolean): Promise<void> {
    if (broken) this.#current?.destroy(new Error('The form has ended early.'));
    this.files = (await Promise.all(this.#running)).filter((file) => file !== null);
    const sizes = this.files.reduce((sum, { size }) => sum + size, 0);
    if (sizes > this.#rules.total) this.refuse(tooLarge(this.#rules.total));
  }
}
