import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { evenParts } from './even-parts.ts';
import { keyOf, type Reference, readReference } from './reference.ts';

/** What waits most begins first, so that the cores have other work while it waits. */
const ORDER: readonly string[] = ['e2e', 'embedded', 'api', 'dom', 'unit', 'stories'];
const orderOf = ({ project }: TestSpecification): number => ORDER.indexOf(project.name);

/** Of a file that no run has written down yet. */
const UNKNOWN_SECONDS = 2;

/** Runs long files first and splits a run into parts of about the same time, by what the last run that was written down took. */
export default class ByTime extends BaseSequencer {
  readonly #reference: Reference;

  constructor(vitest: Vitest) {
    super(vitest);
    this.#reference = readReference(process.env['STELLWERK_FULL'] === '1' ? 'full' : 'test');
  }

  #nameOf = ({ project, moduleId }: TestSpecification): string => keyOf(project.name, relative(this.ctx.config.root, moduleId));
  #secondsOf = (specification: TestSpecification): number => this.#reference.files[this.#nameOf(specification)] ?? UNKNOWN_SECONDS;

  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => orderOf(a) - orderOf(b) || this.#secondsOf(b) - this.#secondsOf(a)));
  }

  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    return Promise.resolve([...(evenParts(files, count, this.#nameOf, this.#secondsOf)[index - 1] ?? [])]);
  }
}
