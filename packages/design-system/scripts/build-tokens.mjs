// Builds the DTCG tokens into the Tailwind theme and into typed names.
//   node scripts/build-tokens.mjs           writes the files
//   node scripts/build-tokens.mjs --check   fails when a written file is out of date
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../../scripts/lib/formatted.mjs';
import StyleDictionary from 'style-dictionary';

const root = fileURLToPath(new URL('..', import.meta.url));
const note = 'Generated from tokens/*.json by scripts/build-tokens.mjs. Do not edit.';

/** System colours: in forced colours the browser repaints text and borders, but not our SVG. */
const forced = {
  Canvas: ['paper', 'surface', 'sunken', 'signal-soft', 'amber-soft', 'stop-soft', 'info-soft', 'band', 'on-stop'],
  CanvasText: [
    'ink',
    'ink-2',
    'ink-3',
    'line',
    'line-strong',
    'amber',
    'stop',
    'stop-strong',
    'info',
    'rule',
    'bar',
    'on-band',
    'on-band-2',
    'band-line',
    'band-control',
  ],
  Highlight: ['signal', 'signal-strong', 'focus', 'band-signal', 'band-focus'],
  HighlightText: ['on-signal'],
};

/** @param {string[]} files */
async function tokensOf(files) {
  const sd = new StyleDictionary({
    source: files.map((file) => `${root}tokens/${file}`),
    usesDtcg: true,
    log: { verbosity: 'silent' },
    platforms: { all: { transforms: ['name/kebab'] } },
  });
  const { allTokens } = await sd.getPlatformTokens('all');
  return allTokens.map(({ path, $value, $type }) => ({ path, value: $value, type: $type }));
}

const font = (name) => (name.includes(' ') ? `'${name}'` : name);

/** The CSS declarations of one token: [custom property without its dashes, value]. */
function declarations({ path, value, type }) {
  const name = path.join('-');
  if (name === 'spacing-base') return [['spacing', value]];
  if (type === 'typography')
    return [
      [name, value.fontSize],
      [`${name}--line-height`, String(value.lineHeight)],
    ];
  if (type === 'fontFamily') return [[name, value.map(font).join(', ')]];
  if (type === 'cubicBezier') return [[name, `cubic-bezier(${value.join(', ')})`]];
  if (type === 'shadow') return [[name, value.map((s) => `${s.offsetX} ${s.offsetY} ${s.blur} ${s.spread} ${s.color}`).join(', ')]];
  return [[name, String(value)]];
}

const block = (list, indent, prefix) => list.map(([name, value]) => `${indent}--${prefix}${name}: ${value};`).join('\n');

function css(light, dark, base) {
  const theme = [...light, ...base].flatMap(declarations);
  const darkList = dark.flatMap(declarations);
  const forcedList = Object.entries(forced).flatMap(([system, names]) => names.map((name) => [`color-${name}`, system]));
  return `/* ${note} */
@theme static prefix(sw) {
${block(theme, '  ', '')}
  --default-transition-duration: 150ms;
  --default-transition-timing-function: cubic-bezier(0.2, 0, 0, 1);
}

:root {
  color-scheme: light;
}

/* Only on screens: paper is always light. */
@media screen {
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
${block(darkList, '      ', 'sw-')}
    }
  }

  [data-theme='dark'] {
    color-scheme: dark;
${block(darkList, '    ', 'sw-')}
  }
}

@media (forced-colors: active) {
  :root:root,
  [data-theme][data-theme] {
${block(forcedList, '    ', 'sw-')}
  }
}
`;
}

function nested(list) {
  const out = {};
  for (const { path, value } of list) {
    const [group, ...rest] = path;
    out[group] ??= {};
    out[group][rest.join('-')] = value;
  }
  return out;
}

function ts(light, dark, base) {
  const data = { light: nested(light), dark: nested(dark), base: nested(base) };
  return `// ${note}
/** Every design token by theme; the custom properties of the same names start with \`--sw-\`. */
export const tokens = ${JSON.stringify(data, null, 2)} as const;

/** A colour of the theme; \`var(--sw-color-NAME)\`. */
export type ColorToken = keyof typeof tokens.light.color;
/** A step of the type scale; \`sw:text-NAME\`. */
export type TextToken = keyof typeof tokens.base.text;
`;
}

const [light, dark, base] = await Promise.all([['color.light.json'], ['color.dark.json'], ['base.json']].map(tokensOf));
const files = { 'src/styles/generated/tokens.css': css(light, dark, base), 'src/tokens.ts': ts(light, dark, base) };
const check = process.argv.includes('--check');
for (const [file, raw] of Object.entries(files)) {
  const text = await formatted(file, raw);
  if (!check) {
    writeFileSync(root + file, text);
    continue;
  }
  const current = readFileSync(root + file, 'utf8');
  if (current !== text) {
    console.error(`${file} is out of date: run node scripts/build-tokens.mjs`);
    process.exitCode = 1;
  }
}
