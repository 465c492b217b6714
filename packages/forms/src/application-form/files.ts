import { DOCUMENT_RULES, type DocumentKind, fileMessages } from '@stellwerk/domain';

const MB = 1024 * 1024;

/** Rules of a slot, for display and for checks. */
interface SlotRule {
  readonly extensions: readonly string[];
  readonly limits: { readonly default: number } & Readonly<Record<string, number>>;
}

function ruleOf(kind: DocumentKind): SlotRule {
  return DOCUMENT_RULES[kind];
}

function formatNames(extensions: readonly string[]): string[] {
  return extensions.map((extension) => extension.slice(1).toUpperCase());
}

function orList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} oder ${parts.at(-1)}`;
}

/** Value of the `accept` attribute of a slot (AF16 to AF19). */
export function acceptOf(kind: DocumentKind): string {
  return ruleOf(kind).extensions.join(',');
}

/** The extension of a file name with its dot, in lower case; '' without one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

/** Maximum size in bytes that a slot accepts for an extension (O18). */
export function sizeLimit(kind: DocumentKind, extension: string): number {
  const { limits } = ruleOf(kind);
  return limits[extension] ?? limits.default;
}

/**
 * 'PDF, DOC oder DOCX, höchstens 10 MB'; with different limits: 'PDF, DOC oder DOCX bis 10 MB, ZIP
 * bis 25 MB'.
 */
export function ruleHint(kind: DocumentKind): string {
  const { extensions } = ruleOf(kind);
  const limits = [...new Set(extensions.map((extension) => sizeLimit(kind, extension)))];
  const parts = limits.map((limit) => ({
    list: orList(formatNames(extensions.filter((extension) => sizeLimit(kind, extension) === limit))),
    // No line break between number and unit.
    size: `${limit / MB}\u00a0MB`,
  }));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return `${only.list}, höchstens ${only.size}`;
  return parts.map(({ list, size }) => `${list} bis ${size}`).join(', ');
}

/**
 * Error message for a file with a wrong extension or size (W33); null if it is accepted.
 * `content.ts` checks the content.
 */
export function fileError(kind: DocumentKind, file: Pick<File, 'name' | 'size'>): string | null {
  const { extensions } = ruleOf(kind);
  const extension = extensionOf(file.name);
  if (!extensions.includes(extension)) return fileMessages.format(formatNames(extensions).join(', '));
  if (file.size === 0) return fileMessages.empty;
  const limit = sizeLimit(kind, extension);
  return file.size > limit ? fileMessages.size(limit / MB) : null;
}
