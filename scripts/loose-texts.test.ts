import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it, onTestFinished } from 'vitest';
import { looseTexts } from './loose-texts.ts';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');

it('a translated page: no text stands beside a part that comes and goes', () => {
  const files = globSync(['packages/*/src/**/*.tsx', 'apps/web/src/**/*.tsx']).filter(
    (file) => !/\.(?:test|stories|cases)\.tsx$|[/-](?:tests?|story|testing)[/-]/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(looseTexts(files, options).map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
}, 240_000);

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

it('a translated page: finds texts of every kind, and no others', () => {
  // Beside the packages whose types the samples need, and where no other test looks for sources.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'loose-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = SAMPLES.map(([code], index) => {
    const file = join(folder, `Sample${index}.tsx`);
    const props = '{ on, label, children }: { on: boolean; label: string; children: ReactNode }';
    writeFileSync(
      file,
      `import type { ReactNode } from 'react';\nconst Icon = (_: { as: string }) => null;\nexport const Sample = (${props}) => ${code};\n`,
    );
    return file;
  });
  const found = looseTexts(files, options);
  expect(files.map((file) => found.filter((one) => one.file === file).map(({ code }) => code))).toEqual(
    SAMPLES.map(([, wanted]) => wanted),
  );
}, 120_000);
