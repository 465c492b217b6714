import type { FocusPage } from '@stellwerk/domain';
import type { FocusPageValues } from '@stellwerk/forms/focus-page-form';

/** The calls on the focus pages of a company. Each rejects on failure. */
export interface FocusCalls {
  /** Saves a new page and returns its id. */
  readonly create: (values: FocusPageValues) => Promise<string>;
  /**
   * Saves an existing page, unless its version has changed since the person loaded it.
   * @param seen null overwrites any stored version
   */
  readonly update: (page: FocusPage, values: FocusPageValues, seen: number | null) => Promise<unknown>;
  /** Uploads the cover of a saved page; if it rejects, the page itself stays saved. */
  readonly uploadCover: (pageId: string, cover: File) => Promise<unknown>;
  readonly remove: (page: FocusPage) => Promise<unknown>;
  /** Publishes or unpublishes; returns the new status of the page (CF03 to CF05). */
  readonly setStatus: (page: FocusPage, status: 'DRAFT' | 'PUBLISHED') => Promise<unknown>;
}
