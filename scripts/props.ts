/**
 * Finds undocumented components and props of the published packages, as consumers see them: the exported functions, their props, and the
 * exported types of their values.
 */
import { join } from 'node:path';
import ts from 'typescript';
import { exampleError } from './examples.ts';
import { modulesOf, root } from './exports.ts';

/** A finding about one prop or component. */
export interface PropNote {
  /** `Button.variant`, or `Button` for the component itself. */
  name: string;
  /** Path of its declaration from the root. */
  file: string;
  /** The missing documentation. */
  error: string;
}

const ours = (node: ts.Declaration): boolean =>
  node.getSourceFile().fileName.startsWith(join(root, 'packages')) && !node.getSourceFile().isDeclarationFile;

/** Names of the destructured props with a default. */
function defaultsOf(declaration: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectBindingPattern(node))
      for (const one of node.elements) if (one.initializer) found.add((one.propertyName ?? one.name).getText());
    // Nested functions are skipped: their parameters are no props.
    if (node === declaration || !ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

function errorOf(checker: ts.TypeChecker, prop: ts.Symbol, defaults: ReadonlySet<string>): string | undefined {
  const description = ts.displayPartsToString(prop.getDocumentationComment(checker)).trim();
  if (description === '') return 'has no description';
  const optional = (prop.flags & ts.SymbolFlags.Optional) !== 0;
  const said = prop.getJsDocTags(checker).some(({ name, text }) => name === 'default' && ts.displayPartsToString(text).trim() !== '');
  return optional && defaults.has(prop.name) && !said ? 'falls back on a value and has no @default' : undefined;
}

function notesOf(checker: ts.TypeChecker, owner: string, type: ts.Type, defaults?: ReadonlySet<string>): PropNote[] {
  return type.getProperties().flatMap((prop) => {
    const at = prop.declarations?.find(ours);
    const error = at && errorOf(checker, prop, defaults ?? new Set());
    return at && error ? [{ name: `${owner}.${prop.name}`, file: at.getSourceFile().fileName.slice(root.length), error }] : [];
  });
}

/**
 * The undocumented props of all components and prop types, and components without an `@example`.
 * @param folder of a package: `packages/forms/src`
 * @param program all packages, in strict mode
 */
export function undocumented(folder: string, program: ts.Program): { notes: PropNote[]; components: number } {
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Symbol>();
  const notes = new Map<string, PropNote>();
  let components = 0;
  for (const file of modulesOf('source')) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const at = symbol.declarations?.[0];
      if (!at || seen.has(symbol) || !at.getSourceFile().fileName.startsWith(join(root, folder))) continue;
      seen.add(symbol);
      if (ts.isInterfaceDeclaration(at) || (ts.isTypeAliasDeclaration(at) && ts.isTypeLiteralNode(at.type)))
        for (const note of notesOf(checker, symbol.name, checker.getDeclaredTypeOfSymbol(symbol))) notes.set(note.name, note);
      if (!/^[A-Z][a-z]/.test(symbol.name)) continue;
      const call = checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures()[0];
      const props = call?.getParameters()[0];
      if (!call || !props) continue;
      components += 1;
      const type = checker.getTypeOfSymbolAtLocation(props, at);
      const error = exampleError(symbol, checker);
      if (error !== undefined) notes.set(symbol.name, { name: symbol.name, file: at.getSourceFile().fileName.slice(root.length), error });
      for (const note of notesOf(checker, symbol.name, type, defaultsOf(call.getDeclaration()))) notes.set(note.name, note);
    }
  }
  return { notes: [...notes.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)), components };
}
