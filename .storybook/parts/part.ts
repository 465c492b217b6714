import type { Component } from './props.ts';

/** Whether a component may be used: new in this version, stable, or on its way out. */
export type PartStatus = 'neu' | 'stabil' | 'veraltet';

/** Key of the example of a docstring among the codes: it stands for the first story, if that uses data of the tests. */
export const EXAMPLE_ID = 'example';

/** Texts of a component's documentation page beside its stories. */
export interface Part {
  /** Name in the title; undefined for pages about no single component. */
  readonly shown: string | undefined;
  /** The component in one sentence. */
  readonly is: string;
  readonly status: PartStatus;
  /** Version of its package that brought it. */
  readonly since: string;
  /** Line that imports the component. */
  readonly importLine: string | undefined;
  readonly components: readonly Component[];
  /** Code of the stories by their id; a story with the code of an earlier one has none. */
  readonly codes: Readonly<Record<string, string>>;
}
