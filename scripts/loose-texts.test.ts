import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/setup.mjs';
import { sourceProgram } from './lib/source-program.ts';
import { looseTexts } from './loose-texts.ts';

const SAMPLES: readonly (readonly [code: string, wanted: readonly string[]])[] = [
  ['<b>{on && <i />} text</b>', ['text']],
  ['<b>{on && <i />}{label}</b>', ['{label}']],
  ['<b>{on ? <i /> : <s />}{label}</b>', ['{label}']],
  ["<b><i />{on && 'text'}</b>", ["{on && 'text'}"]],
  ['<b><i />{on && <>{label} </>}</b>', ['{on && <>{label} </>}']],
  ['<b>{on && <i />}{children}</b>', ['{children}']],
  ['<b>{[label].map((one) => <i key={one} />)}{label}</b>', ['{label}']],
  ["<b><Icon as={on ? 'i' : 's'} />{label}</b>", ['{label}']],
  ['<b>{on && <i />}<span>{label}</span></b>', []],
  ["<b>{on && <i />}{' '}<i /></b>", []],
  ["<b>{on ? 'text' : label}<i /></b>", []],
  ['<b>{on && label}</b>', []],
  ['<div>{on && <i />}{children}</div>', []],
];

const sampleOf = (code: string): string =>
  `import type { ReactNode } from 'react';
const Icon = (_: { as: string }) => null;
export const Sample = ({ on, label, children }: { on: boolean; label: string; children: ReactNode }) => ${code};
`;

const components = globSync(['packages/*/src/**/*.tsx', 'apps/web/src/**/*.tsx'], { cwd: root })
  .filter((file) => !/\.(?:test|stories|cases)\.tsx$|[/-](?:tests?|story|testing)[/-]/.test(file))
  .map((file) => join(root, file));
const samples = new Map(SAMPLES.map(([code], index) => [join(root, `packages/design-system/src/sample-${index}.tsx`), sampleOf(code)]));
const program = sourceProgram(components, samples);

it('a translated page: no text stands beside a part that comes and goes', () => {
  expect(components.length).toBeGreaterThan(200);
  expect(looseTexts(program, components).map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
});

it('a translated page: finds texts of every kind, and no others', () => {
  const files = [...samples.keys()];
  const found = looseTexts(program, files);
  expect(files.map((file) => found.filter((one) => one.file === file).map(({ code }) => code))).toEqual(
    SAMPLES.map(([, wanted]) => wanted),
  );
});
