import type { Call, QueryValues } from '@stellwerk/domain/calls';
import type { ComponentType } from 'react';
import type { AnyInput } from './data/call-input';
import type { InitialAnswers } from './data/initial-data';
import type { PageParams } from './shell/find-page';

/** URL data for a page's route. */
export interface RouteRequest {
  readonly pathname: string;
  readonly params: PageParams;
  readonly search: URLSearchParams;
}

/** One response for the first page: the call of the page's hook, with its parameters and query. */
export interface PreloadCall extends AnyInput {
  readonly call: Call;
  /** Query of the server instead, when the first page needs less. @default query */
  readonly first?: QueryValues;
}

/** A lazily loaded page. */
export interface RouteModule {
  readonly default: ComponentType;
  /** Calls that the server makes before it renders the page. */
  readonly preload?: (request: RouteRequest) => readonly PreloadCall[];
  /** Further calls that depend on those responses. */
  readonly preloadNext?: (request: RouteRequest, answers: InitialAnswers) => readonly PreloadCall[];
  /** Further modules that the server needs for these responses. @returns their ids in the build manifest; the browser gets their styles */
  readonly prepare?: (request: RouteRequest, answers: InitialAnswers) => Promise<readonly string[]>;
  /**
   * Modules that the page imports at once, so that the browser fetches their scripts in parallel with its own (decision 0084).
   * @returns their ids in the build manifest
   */
  readonly parts?: (request: RouteRequest) => readonly string[];
}

export interface RouteEntry {
  /** Pattern of the URL's path. */
  readonly path: string;
  readonly load: () => Promise<RouteModule>;
  /** Whether a login must not return here. @default false */
  readonly noReturn?: true;
}
