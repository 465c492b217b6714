import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { root } from '../lib/setup.mjs';

/** The same app built from the sources, with the product's sheet, as Storybook renders the components. */
export async function buildFromSource(app, folder) {
  for (const path of ['index.html', 'src', 'tsconfig.json']) cpSync(join(app, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const templates = ['klassisch', 'konservativ', 'modern'].map((name) => join(root, 'packages/job-templates/src', name, `${name}.css`));
  const sheet = [
    `@import '${join(root, 'packages/design-system/src/styles/app.css')}';`,
    ...templates.filter((path) => existsSync(path)).map((path) => `@import '${path}';`),
    `@source '${join(root, 'packages')}/*/src/**/*.{ts,tsx}';`,
  ];
  writeFileSync(join(folder, 'src/product.css'), `${sheet.join('\n')}\n`);
  writeFileSync(join(folder, 'src/none.css'), '');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      tailwindcss(),
      {
        name: 'product-sheet',
        transform: (code, id) => (id.endsWith('/src/main.tsx') ? `import './product.css';\n${code}` : undefined),
      },
    ],
    resolve: {
      conditions: ['@stellwerk/source', 'module', 'browser', 'development|production'],
      alias: [{ find: /^@stellwerk\/.*\.css$/, replacement: join(folder, 'src/none.css') }],
    },
    build: { rolldownOptions: { onwarn: () => {} } },
  });
}
