import { endpoints, type Endpoint } from '@stellwerk/domain/endpoints';
import * as z from 'zod/mini';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog, errorFields } from '../log/log.ts';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer({ SEED: 'none' });
afterAll(() => server.stop());

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.unknown()),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) });

describe('OpenAPI document', () => {
  it('AU27 describes every served call of the table with its place, parameters and access', async () => {
    const { status, body } = await server.call('/api/openapi.json');
    expect(status).toBe(200);
    const document = z.parse(documentSchema, body);
    expect(document.openapi).toBe('3.1.0');
    const table: Readonly<Record<string, Endpoint>> = endpoints;
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, value]) => ({ path, method, value })),
    );
    expect(described.length).toBeGreaterThan(15);
    for (const { path, method, value } of described) {
      const endpoint = table[value.operationId];
      expect(endpoint, value.operationId).toBeDefined();
      expect(`${method.toUpperCase()} ${path}`).toBe(`${endpoint?.method} ${endpoint?.path.replace(/:(\w+)/g, '{$1}')}`);
      expect(value.security.length > 0, path).toBe(endpoint?.access !== 'public');
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(value.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)).toEqual(named);
      expect(Object.keys(value.responses)).toContain('default');
    }
    const search = document.paths['/api/public/jobs/search']?.get;
    expect(search?.parameters.map((parameter) => parameter.name)).toEqual(
      expect.arrayContaining([
        'search',
        'location',
        'workingModel',
        'employment',
        'industry',
        'companySize',
        'page',
        'pageSize',
        'sortBy',
        'sortOrder',
      ]),
    );
  });
});

const writes = z.looseObject({ requestBody: z.optional(z.looseObject({ content: z.record(z.string(), z.unknown()) })) });

describe('OpenAPI document', () => {
  it('shows what each write takes, a form with its files', async () => {
    const { body } = await server.call('/api/openapi.json');
    const { paths } = z.parse(z.object({ paths: z.record(z.string(), z.record(z.string(), writes)) }), body);
    for (const [name, { method, path, request, multipart }] of Object.entries<Endpoint>(endpoints)) {
      const shown = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody?.content ?? {};
      const expected = [
        ...(request === undefined ? [] : ['application/json']),
        ...(multipart === undefined ? [] : ['multipart/form-data']),
      ];
      expect(Object.keys(shown), name).toEqual(expected);
    }
    const form = paths['/api/public/applications/create']?.post?.requestBody?.content['multipart/form-data'];
    expect(form).toMatchObject({
      schema: {
        properties: {
          firstName: { type: 'string', maxLength: 100 },
          resume: { type: 'string', format: 'binary' },
          additionalDocuments: { type: 'array', items: { type: 'string', format: 'binary' } },
        },
      },
    });
  });

  it('has a request for each write, but for those that need none', () => {
    const bare = Object.entries<Endpoint>(endpoints).filter(
      ([, { method, request, multipart }]) => method.startsWith('P') && request === undefined && multipart === undefined,
    );
    expect(bare.map(([name]) => name).toSorted()).toEqual([
      'acceptInvitation',
      'activateCompany',
      'confirmJobAlert',
      'confirmNewsletter',
      'continueGuestUpload',
      'continueUpload',
      'createGuestUpload',
      'createUpload',
      'deactivateCompany',
      'documentLink',
      'logout',
      'markMessageRead',
      'referralReject',
      'referralView',
      'requestPayout',
      'resendConfirmation',
      'resendInvitation',
      'retryMail',
      'saveJob',
      'toggleReferral',
      'unsubscribeJobAlert',
      'unsubscribeNewsletter',
      'withdrawApplication',
      'withdrawApplicationPatch',
      'withdrawGuestApplication',
    ]);
  });
});

describe('log', () => {
  it('names the pattern of a path, never what a caller put into it', async () => {
    await server.call('/api/public/jobs/4711?search=geheim');
    await server.call('/einladung/geheimes-token');
    const requests = server.logged.filter((line) => line.event === 'request');
    expect(requests).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ route: '/api/public/jobs/:id', status: 404 }) }),
    );
    expect(requests).toContainEqual(expect.objectContaining({ fields: expect.objectContaining({ route: 'page' }) }));
    expect(JSON.stringify(server.logged)).not.toMatch(/4711|geheim/);
  });

  it('writes one JSON line, warnings and errors apart', () => {
    const lines: string[] = [];
    const log = createLog({ out: (line) => lines.push(`out ${line}`), err: (line) => lines.push(`err ${line}`) });
    log('info', 'ready', { url: 'x' });
    log('error', 'failed', { code: 'y' });
    expect(lines[0]).toMatch(/^out \{.*"level":"info","event":"ready","url":"x"\}\n$/);
    expect(lines[1]).toMatch(/^err \{.*"event":"failed","code":"y"\}\n$/);
  });

  it('leaves out what a database error quotes of the input', () => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "Amelie"'), {
      code: '22P02',
      detail: 'Key (email)=(a@b)',
    });
    expect(JSON.stringify(errorFields(error).message)).not.toContain('Amelie');
    expect(errorFields(error)).not.toHaveProperty('detail');
  });
});
