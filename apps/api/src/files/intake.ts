import type { Readable } from 'node:stream';
import { APPLICATION_FILES_LIMIT, applyMessages, fileMessages, generalMessages, type DocumentKind } from '@stellwerk/domain';
import { serverMessages } from '../messages.de.ts';
import { Refusal } from '../refusal.ts';
import { fileRefusal, receiveFile, type ReceivedFile } from './receive.ts';
import type { Temporary } from './temporary.ts';

const MB = 1024 * 1024;

/** What a form may hold. */
export interface FormRules {
  /** The slot of a file field; null for one that is ignored. */
  readonly slotOf: (field: string) => DocumentKind | null;
  /** Name of a slot's field in refusals. */
  readonly fieldOf: (kind: DocumentKind) => string;
  /** Slots that take several files. */
  readonly several: readonly DocumentKind[];
  /** Hears why a file could not be written, which is no fault of the sender. */
  readonly report: (error: unknown) => void;
}

/** A form that is none. */
export const unreadable = (): Refusal => new Refusal('invalid', generalMessages.invalidBody);
/** All files together are too large (O18). */
export const tooLarge = (): Refusal => new Refusal('too-large', fileMessages.total(APPLICATION_FILES_LIMIT / MB));

/** Takes the parts of one form in, one after the other, until something is wrong. */
export class Intake {
  readonly texts: Record<string, string> = Object.create(null);
  /** In the order of the form, once it has settled. */
  files: readonly ReceivedFile[] = [];
  readonly #temporary: Temporary;
  readonly #rules: FormRules;
  readonly #running: Promise<ReceivedFile | null>[] = [];
  readonly #taken = new Set<DocumentKind>();
  #current: Readable | null = null;
  /** The first thing that went wrong. */
  fault: Refusal | null = null;

  constructor(temporary: Temporary, rules: FormRules) {
    this.#temporary = temporary;
    this.#rules = rules;
  }

  get isRefused(): boolean {
    return this.fault !== null;
  }

  refuse(fault: Refusal): void {
    this.fault ??= fault;
  }

  onText(name: string, value: string): void {
    if (value.includes('\0')) this.refuse(unreadable());
    this.texts[name] ??= value;
  }

  onFile(field: string, stream: Readable, given: string | undefined): void {
    // Whoever reads the stream hears of its errors; without a listener they would end the process.
    stream.on('error', () => this.refuse(unreadable()));
    const kind = this.#rules.slotOf(field);
    // Browsers send an empty part without a name for a slot in which nothing was chosen.
    if (kind === null || given === undefined || given === '' || this.isRefused) {
      stream.resume();
      return;
    }
    if (this.#taken.has(kind) && !this.#rules.several.includes(kind))
      this.refuse(fileRefusal(this.#rules.fieldOf(kind), serverMessages.oneFile));
    this.#taken.add(kind);
    this.#current = stream;
    this.#running.push(this.#take({ kind, field: this.#rules.fieldOf(kind) }, given, stream));
  }

  async #take(slot: { kind: DocumentKind; field: string }, given: string, stream: Readable): Promise<ReceivedFile | null> {
    try {
      return await receiveFile(this.#temporary, slot, given, stream);
    } catch (error) {
      if (!(error instanceof Refusal) && !this.isRefused) this.#rules.report(error);
      this.refuse(error instanceof Refusal ? error : new Refusal('unavailable', applyMessages.filesFailed));
      stream.resume();
      return null;
    }
  }

  /** Waits for the files on their way; a broken connection ends the one that was coming. */
  async settle(broken: boolean): Promise<void> {
    if (broken) this.#current?.destroy(new Error('The form has ended early.'));
    this.files = (await Promise.all(this.#running)).filter((file) => file !== null);
    const sizes = this.files.reduce((sum, { size }) => sum + size, 0);
    if (sizes > APPLICATION_FILES_LIMIT) this.refuse(tooLarge());
  }
}
