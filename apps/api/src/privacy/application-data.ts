import { documentLabels } from '@stellwerk/domain';
import type { FullApplication } from '../applications/application/store.ts';
import { ownWire } from '../applications/application/to-wire.ts';
import type { Context } from '../platform/context/context.ts';
import { openReleased } from '../platform/files/quarantine/quarantine.ts';
import { readmeText } from './readme.de.ts';
import type { ZipEntry } from './zip.ts';

/** An application with all data that the applicant has sent, without the company's notes (rule 3). */
export function applicationData(application: FullApplication) {
  const { row } = application;
  return {
    ...ownWire(application),
    location: row.location,
    xingProfile: row.xing_profile,
    websiteUrl: row.website_url,
    skills: row.skills,
    salutation: row.salutation,
    applicationType: row.application_type,
    source: row.source,
    initialApplication: row.initial_application,
    newsletter: row.newsletter,
    consents: row.consents,
    referral: application.referral?.code ?? null,
  };
}

/** The two texts of every export. */
export function* dataEntries(data: unknown, modified: Date): Generator<ZipEntry> {
  yield { name: 'daten.json', content: `${JSON.stringify(data, null, 2)}\n`, modified };
  yield { name: 'LIESMICH.txt', content: readmeText(data), modified };
}

/**
 * The files of an application. A number before each name keeps equal names apart.
 * @param folder with a slash at its end; '' for none
 */
export async function* fileEntries({ files }: Context, { documents }: FullApplication, folder: string): AsyncGenerator<ZipEntry> {
  for (const [index, { kind, name, storage_key: key, created_at: modified }] of documents.entries()) {
    const content = await openReleased(files.storage, key);
    if (content !== null) yield { name: `${folder}${index + 1} ${documentLabels[kind]} ${name}`, content, modified };
  }
}

/** All data about one application: the data, their explanation, its files. */
export async function* applicationEntries(context: Context, application: FullApplication): AsyncGenerator<ZipEntry> {
  yield* dataEntries({ exportedAt: context.now().toISOString(), ...applicationData(application) }, context.now());
  yield* fileEntries(context, application, '');
}
