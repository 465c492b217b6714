import { fileURLToPath } from 'node:url';
import type { DemoData } from '@stellwerk/domain/fixtures';
import type { Files } from '../../platform/files/files.ts';
import { extensionOf, randomName } from '../../platform/files/storage/names.ts';
import { storeCopy } from './store-copy.ts';

/** Location of the file of a demo document. */
export interface DemoFile {
  readonly filename: string;
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
}

/** Sample file of every demo document by its extension, and of the letters among them. */
const SAMPLES: Readonly<Record<string, string>> = {
  'coverLetter.pdf': 'letter.pdf',
  '.pdf': 'resume.pdf',
  '.docx': 'letter.docx',
  '.zip': 'certificates.zip',
  '.mp4': 'video.mp4',
};

function sampleOf(kind: string, extension: string): string {
  const sample = SAMPLES[kind + extension] ?? SAMPLES[extension];
  if (sample === undefined) throw new Error(`There is no demo file with the extension ${extension}.`);
  return fileURLToPath(new URL(`./documents/${sample}`, import.meta.url));
}

/** Stores a real file for every document of the demo data. @returns them by the document's id */
export async function demoFiles(data: DemoData, files: Files): Promise<ReadonlyMap<number, DemoFile>> {
  const stored = new Map<number, DemoFile>();
  for (const application of data.applications) {
    for (const { id, kind, name, contentType } of application.documents) {
      const extension = extensionOf(name);
      const filename = randomName(extension);
      const storageKey = `uploads/applications/${application.jobId}/${filename}`;
      stored.set(id, { filename, storageKey, size: await storeCopy(files, sampleOf(kind, extension), storageKey, contentType) });
    }
  }
  return stored;
}
