import fs from 'node:fs/promises';
import { documentLabels, formatDate } from '@stellwerk/domain';
import type { DemoApplication, DemoData, DemoDocument } from '@stellwerk/domain/fixtures';
import type { Files } from '../../files/files.ts';
import { extensionOf, randomName } from '../../files/names.ts';
import { docxFile } from './docx.ts';
import { mp4File } from './mp4.ts';
import { pdfFile } from './pdf.ts';
import { zipFile } from './zip.ts';

/** Where the file of a demo document lies. */
export interface DemoFile {
  readonly filename: string;
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
}

function contentOf(data: DemoData, application: DemoApplication, document: DemoDocument): Buffer {
  const person = `${application.firstName} ${application.lastName}`;
  const job = data.jobs.find(({ id }) => id === application.jobId)?.title ?? '';
  const title = `${documentLabels[document.kind]}: ${person}`;
  const lines = [
    `Bewerbung als ${job}`,
    `Eingereicht am ${formatDate(application.createdAt)}`,
    'Demo: eine Beispieldatei aus den Demodaten von Stellwerk.',
  ];
  const extension = extensionOf(document.name);
  if (extension === '.docx') return docxFile(title, lines);
  if (extension === '.mp4') return mp4File(`Demo: ${person}`);
  if (extension === '.zip') return zipFile([{ name: 'Zeugnis.pdf', content: pdfFile(`Zeugnis: ${person}`, lines) }]);
  return pdfFile(title, lines);
}

/** Makes a small real file for every document of the demo data and stores it. @returns them by the document's id */
export async function demoFiles(data: DemoData, files: Files): Promise<ReadonlyMap<number, DemoFile>> {
  const made = new Map<number, DemoFile>();
  for (const application of data.applications) {
    for (const document of application.documents) {
      const content = contentOf(data, application, document);
      const filename = randomName(extensionOf(document.name));
      const storageKey = `uploads/applications/${application.jobId}/${filename}`;
      const path = files.temporary.newPath();
      await fs.writeFile(path, content, { mode: 0o600 });
      await files.storage.put(storageKey, path, document.contentType);
      await files.temporary.remove(path);
      made.set(document.id, { filename, storageKey, size: content.length });
    }
  }
  return made;
}
