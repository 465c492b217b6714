import { endpoints } from '@stellwerk/domain/endpoints';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

const all = fileURLToPath(new URL('../packages/domain/src/calls/all.ts', import.meta.url));
const code = `export { ${Object.keys(endpoints).join(', ')} } from ${JSON.stringify(all)};`;

it('a browser that loads every call gets no schema: they stand in functions that only a server calls (decision 0097)', async () => {
  const modules: string[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'virtual:calls', preserveEntrySignatures: 'strict' } },
    plugins: [
      {
        name: 'every-call',
        resolveId: (source) => (source === 'virtual:calls' ? '\0calls' : null),
        load: (id) => (id === '\0calls' ? code : null),
        generateBundle: (_options, bundle) => {
          for (const file of Object.values(bundle)) if (file.type === 'chunk') modules.push(...file.moduleIds);
        },
      },
    ],
  });
  expect(modules).toContain(all.replace('all.ts', 'job.ts'));
  expect(modules.filter((id) => /[/]zod[/]/.test(id))).toEqual([]);
});
