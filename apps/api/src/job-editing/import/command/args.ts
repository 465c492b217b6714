import { parseArgs } from 'node:util';
import { JOB_TEMPLATES, jobTemplateLabels, type JobTemplate } from '@stellwerk/domain';

/** What the command was asked to do. */
export interface ImportArgs {
  readonly file: string;
  /** undefined: the demo account. */
  readonly owner: string | undefined;
  readonly design: JobTemplate | undefined;
}

/** The demo account that owns imported companies when no other is named. */
export const DEMO_OWNER = 'owner@demo.example';

function designOf(text: string): JobTemplate | null {
  const wanted = text.trim().toLowerCase();
  return (
    JOB_TEMPLATES.find((name) => name === wanted || name.at(-1) === wanted || jobTemplateLabels[name].toLowerCase() === wanted) ?? null
  );
}

/** Reads the arguments of the command; null when they make no sense. A design counts by number, by code and by name. */
export function readArgs(argv: readonly string[]): ImportArgs | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { owner: { type: 'string' }, design: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    const design = values.design === undefined ? undefined : designOf(values.design);
    return file === undefined || others.length > 0 || design === null ? null : { file, owner: values.owner, design };
  } catch {
    return null;
  }
}
