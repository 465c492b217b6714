import { isJobPosting } from '../parse/job.ts';
import { listOf, objectOf, textIn, type Raw } from '../parse/values.ts';

/** Keys of lists of jobs: their entries are meant as jobs, and rejected with a reason otherwise. */
const LISTS = ['jobs', 'postings', 'data', 'results', 'items', 'stellen', 'jobPostings'] as const;
/** Keys that may contain a job beside other items: a website, the steps of a breadcrumb. */
const AROUND = ['@graph', 'itemListElement', 'item', 'mainEntity'] as const;
const DEEPEST = 5;

/** Nodes of a document by their '@id', so that a job may refer to its company. */
function nodesById(value: unknown, depth = 0, nodes = new Map<string, Raw>()): Map<string, Raw> {
  for (const entry of listOf(value)) {
    const object = objectOf(entry);
    if (object === null || depth > DEEPEST) continue;
    const id = textIn(object['@id']);
    if (id !== '' && Object.keys(object).length > 1) nodes.set(id, object);
    for (const key of AROUND) if (key in object) nodesById(object[key], depth + 1, nodes);
  }
  return nodes;
}

function resolved(value: unknown, nodes: ReadonlyMap<string, Raw>): unknown {
  const object = objectOf(value);
  return (object !== null && Object.keys(object).length === 1 ? nodes.get(textIn(object['@id'])) : undefined) ?? value;
}

function collect(value: unknown, nodes: ReadonlyMap<string, Raw>, depth: number): unknown[] {
  if (depth > DEEPEST) return [value];
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, nodes, depth + 1));
  const object = objectOf(value);
  if (object === null) return [value];
  if (isJobPosting(object)) {
    const places = listOf(object.jobLocation).map((place) => resolved(place, nodes));
    return [{ ...object, hiringOrganization: resolved(listOf(object.hiringOrganization)[0], nodes), jobLocation: places }];
  }
  const listed = LISTS.filter((key) => Array.isArray(object[key]));
  const jobs = [
    ...listed.flatMap((key) => collect(object[key], nodes, depth + 1)),
    ...[...AROUND, ...LISTS.filter((key) => !listed.includes(key))].flatMap((key) =>
      listOf(object[key]).flatMap((entry) =>
        // An entry that is returned unchanged contains no job.
        collect(entry, nodes, depth + 1).filter((found) => found !== entry),
      ),
    ),
  ];
  return jobs.length > 0 || listed.length > 0 ? jobs : [value];
}

/**
 * The jobs inside a JSON value: one, a list, a '@graph' with other nodes beside them, a list under a usual key. A value
 * without jobs is returned unchanged, so that it is rejected with a reason.
 */
export function findJobs(value: unknown): readonly unknown[] {
  return collect(value, nodesById(value), 0);
}
