import type { Id } from '../ids';
import { jobLink } from './link';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Sets the height of the frame that reported it; several frames on one page do not affect each other. */
const listener = (origin: string): string =>
  `addEventListener("message",function(e){` +
  `if(e.origin==="${origin}"&&e.data&&e.data.type==="stellwerk:height")` +
  `document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)f.style.height=e.data.height+"px"})})`;

/**
 * HTML that shows a job on another site in a frame that grows with the job (O53, O90, JM22). Where scripts are removed, the frame
 * stays 900 px high and scrolls.
 */
export function embedCode(origin: string, jobId: Id<'job'>, title: string): string {
  const frame = `<iframe src="${jobLink(origin, jobId)}?embed=1" title="${escaped(title)}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`;
  return `${frame}\n<script>${listener(origin)}</script>`;
}

/** Message of an embedded job to the page around it (O90). */
export interface EmbedHeight {
  readonly type: 'stellwerk:height';
  /** Height of the job in CSS pixels, an integer. */
  readonly height: number;
}

/** The message in which an embedded job reports its height (O90). */
export const embedHeight = (height: number): EmbedHeight => ({ type: 'stellwerk:height', height: Math.ceil(height) });

/** Whether the query of a job's page requests the job alone (O90). */
export const isEmbedded = (query: URLSearchParams): boolean => query.get('embed') === '1';
