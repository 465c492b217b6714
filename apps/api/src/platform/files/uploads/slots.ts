/** What one file field of a form accepts. */
export interface Slot<Name extends string = string> {
  readonly name: Name;
  /** Name of the field on the wire, for errors. */
  readonly field: string;
  /** With dot, in lower case. */
  readonly extensions: readonly string[];
  /** Bytes; an extension of its own outranks the default. */
  readonly limits: { readonly default: number } & Readonly<Record<string, number>>;
  /** Pixels of a picture, unpacked. @default 50 million */
  readonly mostPixels?: number;
  /** Whether it accepts several files. @default false */
  readonly several?: boolean;
}

/** What a form may hold. */
export interface FormRules<Name extends string> {
  /** The slot of a file field; null for one that is ignored. */
  readonly slotOf: (field: string) => Slot<Name> | null;
  /** All files together, in bytes. */
  readonly total: number;
  /** German text for a file that the server could not write. */
  readonly failed: string;
  /**
   * Whether a file that its slot does not take is named beside the rest of the form, so that nothing else of it is lost, instead of
   * refusing the form. @default false
   */
  readonly keepsRest?: boolean;
  /** Is given why a file could not be written, which the sender cannot help. */
  readonly report: (error: unknown) => void;
}

/** 'PDF, DOC, DOCX': what a slot accepts, as people read it. */
export function extensionList({ extensions }: Slot): string {
  return extensions.map((extension) => extension.slice(1).toUpperCase()).join(', ');
}
