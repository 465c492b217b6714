import { endpoints, shapes, type Endpoint, type Multipart } from '@stellwerk/domain/endpoints';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const properties = endpoint.query === undefined ? undefined : schemaOf(endpoint.query, 'input').properties;
  const inQuery = Object.entries(typeof properties === 'object' && properties !== null ? properties : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  return [...inPath, ...inQuery];
}

const binary = { type: 'string', format: 'binary' };

/** A form: its texts, and its files under their names. */
function formSchema({ fields, files, repeated }: Multipart): Json {
  const { properties, ...rest } = schemaOf(fields, 'input');
  const slots = files.map((name): [string, Json] => [name, repeated.includes(name) ? { type: 'array', items: binary } : binary]);
  return { ...rest, properties: { ...(typeof properties === 'object' ? properties : {}), ...Object.fromEntries(slots) } };
}

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function operationOf(name: string, endpoint: Endpoint): Json {
  const content = {
    ...(endpoint.request === undefined ? {} : { 'application/json': { schema: schemaOf(endpoint.request, 'input') } }),
    ...(endpoint.multipart === undefined ? {} : { 'multipart/form-data': { schema: formSchema(endpoint.multipart) } }),
  };
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Zugriff: ${endpoint.access}.`,
    ...(endpoint.spec.length === 0 ? {} : { 'x-spec': endpoint.spec }),
    parameters: parametersOf(endpoint),
    ...(Object.keys(content).length === 0 ? {} : { requestBody: { required: true, content } }),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    responses: {
      ...(endpoint.answer === undefined
        ? { 204: { description: 'Erledigt.' } }
        : { 200: { description: 'Erfolg.', content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } } } }),
      default: { description: 'Fehler.', content: errorContent },
    },
  };
}

/** The OpenAPI 3.1 document of the endpoint table. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stellwerk',
      version: '1',
      description: 'Alle Aufrufe der Plattform. Pfade unter /api/public und /api/private antworten auch ohne /api.',
    },
    servers: [{ url: origin }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(shapes.errorAnswer, 'output') },
    },
    paths,
  };
}
