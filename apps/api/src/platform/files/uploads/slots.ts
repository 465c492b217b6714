/** Rules of one file field of a form. */
export interface Slot<Name extends string = string> {
  readonly name: Name;
  /** Name of the field on the wire, for errors. */
  readonly field: string;
  /** With dot, in lower case. */
  readonly extensions: readonly string[];
  /** Bytes; a limit of its own extension overrides the default. */
  readonly limits: { readonly default: number } & Readonly<Record<string, number>>;
  /** Maximum pixels of a picture, unpacked. @default 50 million */
  readonly mostPixels?: number;
  /** Whether it accepts several files. @default false */
  readonly several?: boolean;
}

/** Rules of a form. */
export interface FormRules<Name extends string> {
  /** The slot of a file field; null for an ignored one. */
  readonly slotOf: (field: string) => Slot<Name> | null;
  /** All files together, in bytes. */
  readonly total: number;
  /** German text for a file that the server could not write. */
  readonly failed: string;
  /**
   * Whether the error of a rejected file is reported beside the rest of the form, so that nothing else of it is lost, instead of
   * rejecting the form. @default false
   */
  readonly keepsRest?: boolean;
  /** Called with the reason for which a file could not be written, an error of the server. */
  readonly report: (error: unknown) => void;
}

/** Accepted extensions of a slot as shown to people: 'PDF, DOC, DOCX'. */
export function extensionList({ extensions }: Slot): string {
  return extensions.map((extension) => extension.slice(1).toUpperCase()).join(', ');
}
