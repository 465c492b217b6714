import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { names } from '../.storybook/parts/names.ts';
import { EXAMPLE_ID, type Part } from '../.storybook/parts/part.ts';
import { readParts } from '../.storybook/parts/read.ts';
import { plainTitle, titleWithCode } from '../.storybook/parts/titles.ts';
import { storyFilesIn } from '@stellwerk/testing/guidance-rules';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['design-system/src/components', 'design-system/src/patterns', 'forms/src', 'job-templates/src'];

describe('the list of names', () => {
  it('has every component, and no page that does not exist', () => {
    const titles = rooms.flatMap((room) => storyFilesIn(`${root}packages/${room}/`).map(({ title }) => title));
    expect(Object.keys(names).filter((title) => !titles.includes(title) && title !== 'Vorlagen/Auswahl')).toEqual([]);
    expect(titles.filter((title) => !(title in names))).toEqual([]);
  });

  it('says in one German sentence what each component is', () => {
    expect(Object.values(names).filter(({ is }) => !/^[A-ZÄÖÜ][^.]{14,}\.$/.test(is))).toEqual([]);
  });

  it('gives a title that leads back to the file', () => {
    expect(titleWithCode('Bausteine/Auswahl', 'Select')).toBe('Bausteine/Select · Auswahl');
    expect(titleWithCode('Bausteine/Dialog', 'Dialog')).toBe('Bausteine/Dialog');
    expect(plainTitle('Bausteine/Select · Auswahl')).toBe('Bausteine/Auswahl');
    expect(plainTitle('Bausteine/Dialog')).toBe('Bausteine/Dialog');
  });
});

describe('the page of a component', () => {
  let parts: readonly Part[];
  const part = (shown: string): Part | undefined => parts.find((one) => one.shown === shown);
  beforeAll(async () => {
    parts = await readParts(root);
  });

  it('imports each from the smallest entry that exists', () => {
    expect(parts.filter(({ importLine }) => importLine === undefined).map(({ is }) => is)).toEqual([]);
    expect(part('Select')?.importLine).toBe("import { Select } from '@stellwerk/design-system/select';");
    expect(part('JobCard')?.importLine).toBe("import { JobCard } from '@stellwerk/design-system/patterns/job-card';");
  });

  it('shows the first story as a consumer would write it', () => {
    expect(part('ConfirmDialog')?.codes['bausteine-rückfrage--ja']).toBe(`import { ConfirmDialog } from '@stellwerk/design-system/dialog';

export function Example() {
  return (
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Bewerbung ablehnen?"
      description="Die Bewerberin oder der Bewerber wird benachrichtigt."
      confirmLabel="Ja, ablehnen"
    />
  );
}
`);
  });

  it('has code, without anything of the tests or of the layout of a demo', () => {
    expect(parts.filter(({ codes }) => Object.keys(codes).length === 0).map(({ shown }) => shown)).toEqual([]);
    const written = parts.flatMap(({ codes }) => Object.entries(codes).filter(([id]) => id !== EXAMPLE_ID));
    expect(written.filter(([, code]) => /\bfn\(|"sw:|@stellwerk\/testing|storybook/.test(code)).map(([id]) => id)).toEqual([]);
  });

  it('names the types of props as they are written, with the fields of our own types', () => {
    expect(part('Select')?.components[0]?.props.find(({ name }) => name === 'options')).toMatchObject({
      type: 'readonly RichOption[]',
      required: true,
      shapes: [{ name: 'RichOption', text: '{ value: string; label: ReactNode; mark?: ReactNode; disabled?: boolean; }' }],
    });
    expect(parts.flatMap(({ components }) => components.flatMap(({ props }) => props)).filter(({ type }) => type === '')).toEqual([]);
  });
});
