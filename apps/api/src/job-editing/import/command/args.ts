import { parseArgs } from 'node:util';
import { JOB_TEMPLATES, jobTemplateLabels, type JobTemplate } from '@stellwerk/domain';

/** Parsed arguments of the command. */
export interface ImportArgs {
  readonly file: string;
  /** undefined: the demo account. */
  readonly owner: string | undefined;
  readonly design: JobTemplate | undefined;
}

/** The demo account that owns imported companies by default. */
export const DEMO_OWNER = 'owner@demo.example';

function designOf(text: string): JobTemplate | null {
  const wanted = text.trim().toLowerCase();
  return (
    JOB_TEMPLATES.find((name) => name === wanted || name.at(-1) === wanted || jobTemplateLabels[name].toLowerCase() === wanted) ?? null
  );
}

/** Parses the arguments of the command; null for invalid ones. A design is accepted as number, code or name. */
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
