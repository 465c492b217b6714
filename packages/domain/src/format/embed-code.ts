import type { Id } from '../ids';
import { jobLink } from './link';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Makes the frame that told its height as high as that; several frames on one page do not disturb each other. */
const listener = (origin: string): string =>
  `addEventListener("message",function(e){` +
  `if(e.origin==="${origin}"&&e.data&&e.data.type==="stellwerk:height")` +
  `document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)f.style.height=e.data.height+"px"})})`;

/**
 * HTML by which another site shows a job in a frame that grows with the posting (O53, O90, JM22). Where scripts are removed, the frame
 * stays 900 px high and scrolls.
 */
export function embedCode(origin: string, jobId: Id<'job'>, title: string): string {
  const frame = `<iframe src="${jobLink(origin, jobId)}?embed=1" title="${escaped(title)}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`;
  return `${frame}\n<script>${listener(origin)}</script>`;
}

/** What a posting in a frame tells the page around it (O90). */
export interface EmbedHeight {
  readonly type: 'stellwerk:height';
  /** Height of the posting in CSS pixels, a whole number. */
  readonly height: number;
}

/** The message by which a posting in a frame tells how high it is (O90). */
export const embedHeight = (height: number): EmbedHeight => ({ type: 'stellwerk:height', height: Math.ceil(height) });

/** Whether the query of a job's page asks for the posting alone (O90). */
export const isEmbedded = (query: URLSearchParams): boolean => query.get('embed') === '1';
