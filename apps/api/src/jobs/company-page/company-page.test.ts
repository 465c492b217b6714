import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

describe('the public page of a company (O12, A33)', () => {
  it('answers by number and by name, with open jobs and nothing private', async () => {
    const { status, body } = await server.call('/api/public/companies/1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 1,
      name: 'Weserbund Versicherungen AG',
      jobs: expect.arrayContaining([expect.objectContaining({ companyId: expect.objectContaining({ id: 1 }) })]),
    });
    for (const secret of ['ownerId', 'vatId', 'email', 'isActive']) expect(JSON.stringify(body)).not.toContain(`"${secret}"`);
    expect((await server.call('/api/public/companies/weserbund-versicherungen-ag')).body).toEqual(body);
  });

  it('finds a slug with its hyphens collapsed, too', async () => {
    const [company] = await server.context.db
      .updateTable('companies')
      .set({ slug: 'muster---co' })
      .where('id', '=', 2)
      .returning('name')
      .execute();
    expect((await server.call('/api/public/companies/muster---co')).body).toMatchObject({ name: company?.name });
    expect((await server.call('/api/public/companies/muster-co')).body).toMatchObject({ name: company?.name });
  });

  it('answers 404 for an unknown and for an inactive company', async () => {
    expect((await server.call('/api/public/companies/gibt-es-nicht')).status).toBe(404);
    await server.context.db.updateTable('companies').set({ is_active: false }).where('id', '=', 1).execute();
    const { status, body } = await server.call('/api/public/companies/1');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, message: 'Unternehmen nicht gefunden' });
  });
});
