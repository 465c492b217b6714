/** One area of the product that `npm run test:mutation` mutates (docs/mutation.md). */
interface Area {
  /** Folder whose files belong to the area; the first matching area counts. */
  readonly room: string;
  /** Mutated files, as patterns; the last matching one counts. */
  readonly mutate: readonly string[];
  /** The unit tests that run; none of them starts a server, a database or a browser. */
  readonly tests: readonly string[];
}

/** The areas, in the order in which they are mutated. */
export const areas = {
  domain: {
    room: 'packages/domain/',
    mutate: [
      'packages/domain/src/**/*.ts',
      '!packages/domain/src/endpoints/*.ts',
      '!packages/domain/src/contract/{access,endpoint,shapes,*requests}.ts',
      '!packages/domain/src/{fixtures,testing}/**',
    ],
    // Without testing/drift: each test takes seconds and runs every reader.
    tests: ['packages/domain/src/!(testing)/**/*.test.ts', 'packages/domain/src/*.test.ts'],
  },
  forms: {
    room: 'packages/forms/',
    mutate: [
      'packages/forms/src/*/*.ts',
      // Parts of components, tested by the stories.
      '!packages/forms/src/{application-form,job-form,shared}/use-*.ts',
      '!packages/forms/src/application-form/lazy-check.ts',
      '!packages/forms/src/*/story-data.ts',
    ],
    tests: ['packages/forms/src/**/!(*.dom).test.ts'],
  },
  import: {
    room: 'apps/api/src/job-editing/import/',
    mutate: ['apps/api/src/job-editing/import/{parse,read,sections}/*.ts', 'apps/api/src/job-editing/import/command/args.ts'],
    // Not every-word: it asks about thousands of descriptions, which takes seconds for each break.
    tests: [
      'apps/api/src/job-editing/import/{parse,read,sections}/!(every-word).test.ts',
      'apps/api/src/job-editing/import/command/args.test.ts',
    ],
  },
  server: {
    room: 'apps/api/',
    mutate: [
      'apps/api/src/{applications/{application/retention,submission/slots},jobs/job/visible,web/rendering/api-origin}.ts',
      'apps/api/src/people/accounts/{common-passwords,consents,passwords,tokens}.ts',
      'apps/api/src/platform/{config/config,http/{address,body,encode}}.ts',
      'apps/api/src/platform/files/{signatures,pictures/svg,storage/{names,range},uploads/{docx,kinds,slots}}.ts',
      'apps/api/src/platform/text/sanitise.ts',
    ],
    tests: [
      'apps/api/src/{applications/{application/retention,submission/slots},jobs/job/visible,web/rendering/api-origin}.test.ts',
      'apps/api/src/people/accounts/{common-passwords,consents,passwords,tokens}.test.ts',
      'apps/api/src/platform/{config/config,http/{address,body,encode}}.test.ts',
      'apps/api/src/platform/files/{signatures,pictures/svg,storage/{names,range},uploads/{docx,kinds,slots}}.test.ts',
      'apps/api/src/platform/media/uploads.test.ts',
      'apps/api/src/platform/text/sanitise.test.ts',
    ],
  },
  web: {
    room: 'apps/web/',
    mutate: ['apps/web/src/data/**/*.ts', '!apps/web/src/data/testing/**'],
    tests: ['apps/web/src/data/**/*.test.{ts,tsx}'],
  },
} as const satisfies Record<string, Area>;

const never = ['!**/{*.test,*.de,index}.ts'];

/**
 * The area of this process, given by MUTATION_AREA.
 * @throws Error for an unknown area
 */
export function currentArea(): Area & { readonly name: string } {
  const [name, area] = Object.entries(areas).find(([each]) => each === process.env.MUTATION_AREA) ?? [];
  if (name === undefined || area === undefined) throw new Error(`MUTATION_AREA names none of ${Object.keys(areas).join(', ')}.`);
  return { name, room: area.room, mutate: [...area.mutate, ...never], tests: area.tests };
}
