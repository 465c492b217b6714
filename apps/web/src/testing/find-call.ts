import { endpoints, literalFirst, pathsOf, type Endpoint, type EndpointName } from '@stellwerk/domain/endpoints';

const table: readonly (Endpoint & { readonly name: EndpointName })[] = literalFirst(Object.values(endpoints));
const routes = table.flatMap((endpoint) =>
  pathsOf(endpoint).map((path) => ({ endpoint, pattern: new RegExp(`${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`) })),
);

/** Finds the call of a request as the server does: a parameter of one path also fits the literal segment of another. */
export function findCall({
  method,
  url,
}: Request): (Endpoint & { readonly name: EndpointName; readonly params: Readonly<Record<string, string>> }) | undefined {
  const { pathname } = new URL(url);
  for (const { endpoint, pattern } of routes) {
    const match = endpoint.method === method ? pattern.exec(pathname) : null;
    if (match !== null) return { ...endpoint, params: match.groups ?? {} };
  }
  return undefined;
}
