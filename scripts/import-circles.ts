/** Circles in a graph of imports. Imports of types and dynamic imports count. */
import { importsOf, resolveRelative } from './import-rules.ts';

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of nodes that reach each other (Tarjan); each sorted, ordered by their first node. */
export function circlesOf(graph: Graph): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  function visit(node: string): number {
    const own = index.size;
    index.set(node, own);
    let low = own;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, index.get(next) ?? low);
    }
    if (low === own) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) found.push(group.toSorted());
    }
    return low;
  }

  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

/** The same graph between groups of nodes, without edges inside a group. */
export function grouped(graph: Graph, groupOf: (node: string) => string): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [node, targets] of graph) {
    const from = groupOf(node);
    const known = groups.get(from) ?? new Set<string>();
    groups.set(from, known);
    for (const target of targets) if (groupOf(target) !== from) known.add(groupOf(target));
  }
  return groups;
}

/**
 * Graph of relative imports, dynamic ones (`import()`) included.
 * @param sources - file → its text
 */
export function importGraph(sources: ReadonlyMap<string, string>): Graph {
  const fileOf = (path: string): string | undefined =>
    ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => sources.has(file));
  return new Map(
    [...sources].map(([file, text]) => {
      const targets = importsOf(text).filter((target) => target.startsWith('.'));
      return [file, new Set(targets.flatMap((target) => fileOf(resolveRelative(file, target)) ?? []))];
    }),
  );
}
