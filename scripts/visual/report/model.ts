import type { Theme } from '../photograph.ts';

/** A part of a picture, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One picture in the report. */
export interface Entry {
  /** Title of the screen in the sidebar: `Öffentlich/Stellenliste`. */
  readonly screen: string;
  readonly story: string;
  readonly theme: Theme;
  readonly kind: 'changed' | 'new' | 'gone';
  /** Pixels that differ, as share of the picture. */
  readonly share: number;
  /** File names beside the page; a new or removed story has one picture. */
  readonly before: string | null;
  readonly after: string | null;
  readonly marked: string | null;
  /** The size in which all three are rendered. */
  readonly width: number;
  readonly height: number;
  /** The smallest part that contains every change. */
  readonly area: Area | null;
}

/** Data of the page, embedded in it as JSON. */
export interface ReportData {
  readonly before: string;
  readonly after: string;
  readonly camera: string;
  readonly compared: number;
  /** Largest change first. */
  readonly entries: readonly Entry[];
  /** Stories that did not complete, with their errors. */
  readonly errors: readonly { readonly key: string; readonly error: string }[];
}
