import type { Call, QueryValues } from '@stellwerk/domain/calls';
import type { ComponentType } from 'react';
import type { AnyInput } from './data/call-input';
import type { InitialAnswers } from './data/initial-data';
import type { PageParams } from './shell/find-page';

/** What the URL of a page tells its route. */
export interface RouteRequest {
  readonly pathname: string;
  readonly params: PageParams;
  readonly search: URLSearchParams;
}

/** One answer for the first page: the call that the page's hook makes, with its parameters and query. */
export interface PreloadCall extends AnyInput {
  readonly call: Call;
  /** Query that the server asks with instead, when the first page needs less. @default query */
  readonly first?: QueryValues;
}

/** A lazily loaded page. */
export interface RouteModule {
  readonly default: ComponentType;
  /** Answers that the server fetches before it renders the page. */
  readonly preload?: (request: RouteRequest) => readonly PreloadCall[];
  /** Further answers, where those show that they are needed. */
  readonly preloadNext?: (request: RouteRequest, answers: InitialAnswers) => readonly PreloadCall[];
  /** Further modules that the server needs for these answers. @returns their ids in the build manifest; the browser gets their styles */
  readonly prepare?: (request: RouteRequest, answers: InitialAnswers) => Promise<readonly string[]>;
  /**
   * Modules that the page imports as soon as it runs, so that the browser fetches their scripts beside its own (decision 0084).
   * @returns their ids in the build manifest
   */
  readonly parts?: (request: RouteRequest) => readonly string[];
}

export interface RouteEntry {
  /** Pattern of the URL's path. */
  readonly path: string;
  readonly load: () => Promise<RouteModule>;
  /** Whether a login must not lead back here. @default false */
  readonly noReturn?: true;
}
