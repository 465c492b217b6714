import type { Theme } from '../photograph.ts';

/** A part of a picture, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the page of the report tells of one picture. */
export interface Entry {
  /** Title of the screen in the sidebar: `Öffentlich/Stellenliste`. */
  readonly screen: string;
  readonly story: string;
  readonly theme: Theme;
  readonly kind: 'changed' | 'new' | 'gone';
  /** Pixels that differ, as share of the picture. */
  readonly share: number;
  /** File names beside the page; a story that came or went has one picture. */
  readonly before: string | null;
  readonly after: string | null;
  readonly marked: string | null;
  /** The size in which all three are rendered. */
  readonly width: number;
  readonly height: number;
  /** The smallest part that holds every change. */
  readonly area: Area | null;
}

/** What the page is made of; it stands in it as JSON. */
export interface ReportData {
  readonly before: string;
  readonly after: string;
  readonly camera: string;
  readonly compared: number;
  /** Largest change first. */
  readonly entries: readonly Entry[];
  /** Stories that did not come to their end, and why. */
  readonly errors: readonly { readonly key: string; readonly error: string }[];
}
