import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { evenParts } from './even-parts.ts';
import { keyOf, type Reference, readReference } from './reference.ts';

/** Files with the most waiting begin first, so that the cores work on others meanwhile. */
const ORDER: readonly string[] = ['e2e', 'embedded', 'api', 'dom', 'unit', 'stories'];
const orderOf = ({ project }: TestSpecification): number => ORDER.indexOf(project.name);

/** Assumed for a file without a recorded time. */
const UNKNOWN_SECONDS = 2;

/** Runs long files first and splits a run into parts of about the same time, by the reference. */
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
