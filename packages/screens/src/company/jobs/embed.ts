import { jobLink } from '@stellwerk/domain';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** HTML by which another site shows a job in a frame (O53, JM22). */
export function embedCode(origin: string, jobId: string, title: string): string {
  return `<iframe src="${jobLink(origin, jobId)}?embed=1" title="${escaped(title)}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`;
}
