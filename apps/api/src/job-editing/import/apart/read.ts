/** Reads untrusted jobs in a separate process (`createApart`). */
import * as z from 'zod/mini';
import { serveApart } from '../../../platform/processes/serve.ts';
import { isWithin } from '../../../platform/text/bounds.ts';
import { sanitiseOrNull } from '../../../platform/text/sanitise.ts';
import { readImportedJob, type ImportedJobResult } from '../parse/job.ts';
import { readJobText, type JobText } from '../text/read-job-text.ts';

/** Input of the process: the text of one job, or entries of a file. */
export type Reading =
  | { readonly source: string; readonly today: string }
  | { readonly entries: readonly unknown[]; readonly companyName: string | undefined };

/** A parsed text, with sections as they may be shown. */
export interface ShownText extends Omit<JobText, 'sections'> {
  readonly sections: Readonly<Record<keyof JobText['sections'], string | null>>;
}
/** Result: of a text its content, or null for one with too much markup; of entries one each. */
export type Read = { readonly text: ShownText | null } | { readonly entries: readonly ImportedJobResult[] };

/** Limits above those of any real page of a job. */
const BOUNDS = { depth: 200, parts: 60_000 };

const reading = z.union([
  z.object({ source: z.string(), today: z.string() }),
  z.object({ entries: z.array(z.unknown()), companyName: z.union([z.string(), z.undefined()]) }),
]);

function textOf(source: string, today: string): ShownText | null {
  if (!isWithin(source, BOUNDS)) return null;
  const { sections, ...facts } = readJobText(source, today);
  const { description, tasks, profile, offer, aboutUs } = sections;
  return {
    ...facts,
    sections: {
      description: sanitiseOrNull(description),
      tasks: sanitiseOrNull(tasks),
      profile: sanitiseOrNull(profile),
      offer: sanitiseOrNull(offer),
      aboutUs: sanitiseOrNull(aboutUs),
    },
  };
}

serveApart<Reading, Read>(
  (input) => z.parse(reading, input),
  (input) =>
    'source' in input
      ? { text: textOf(input.source, input.today) }
      : { entries: input.entries.map((entry) => readImportedJob(entry, input.companyName)) },
);
