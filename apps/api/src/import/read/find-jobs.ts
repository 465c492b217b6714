import { isJobPosting } from '../parse/job.ts';
import { listOf, objectOf, textIn, type Raw } from '../parse/values.ts';

const WRAPPERS = [
  '@graph',
  'itemListElement',
  'item',
  'mainEntity',
  'jobs',
  'postings',
  'data',
  'results',
  'items',
  'stellen',
  'jobPostings',
] as const;
const DEEPEST = 5;

/** Nodes of a document by their '@id', so that a job may only point to its company. */
function nodesById(value: unknown, depth = 0, nodes = new Map<string, Raw>()): Map<string, Raw> {
  for (const entry of listOf(value)) {
    const object = objectOf(entry);
    if (object === null || depth > DEEPEST) continue;
    const id = textIn(object['@id']);
    if (id !== '' && Object.keys(object).length > 1) nodes.set(id, object);
    for (const key of ['@graph', 'itemListElement', 'item', 'mainEntity']) if (key in object) nodesById(object[key], depth + 1, nodes);
  }
  return nodes;
}

function resolved(value: unknown, nodes: ReadonlyMap<string, Raw>): unknown {
  const object = objectOf(value);
  return (object !== null && Object.keys(object).length === 1 ? nodes.get(textIn(object['@id'])) : undefined) ?? value;
}

function collect(value: unknown, nodes: ReadonlyMap<string, Raw>, depth: number): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, nodes, depth + 1));
  const object = objectOf(value);
  if (object === null || depth > DEEPEST) return [value];
  if (isJobPosting(object)) {
    const places = listOf(object.jobLocation).map((place) => resolved(place, nodes));
    return [{ ...object, hiringOrganization: resolved(listOf(object.hiringOrganization)[0], nodes), jobLocation: places }];
  }
  const wrapped = WRAPPERS.filter((key) => typeof object[key] === 'object' && object[key] !== null);
  if (wrapped.length > 0)
    return wrapped.flatMap((key) =>
      collect(object[key], nodes, depth + 1).filter((found) => depth > 0 || key !== '@graph' || isJobPostingValue(found)),
    );
  return [object];
}

function isJobPostingValue(value: unknown): boolean {
  const object = objectOf(value);
  return object !== null && isJobPosting(object);
}

/**
 * The jobs inside a JSON value: one, a list, a '@graph' with other nodes beside them, a list under a usual key. A value in
 * which none is found comes back as it is, so that it is refused with its reason.
 */
export function findJobs(value: unknown): readonly unknown[] {
  const found = collect(value, nodesById(value), 0);
  const jobs = found.filter(isJobPostingValue);
  return found.length > 1 && jobs.length > 0 && objectOf(value) !== null ? jobs : found;
}
