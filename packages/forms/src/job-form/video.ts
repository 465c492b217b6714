import { labels } from './messages.de';

const MB = 1024 * 1024;
const types = ['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/avi', 'video/msvideo'];

/** Value of the `accept` attribute. */
export const VIDEO_ACCEPT = '.mp4,.mov,.avi,video/mp4,video/quicktime,video/x-msvideo';

/**
 * Error message for a video with a wrong name, type or size (002 §5, A59); '' if it is accepted.
 */
export function videoError(file: Pick<File, 'name' | 'type' | 'size'>): string {
  if (!/\.(mp4|mov|avi)$/i.test(file.name) && !types.includes(file.type)) return labels.videoType;
  return file.size > 100 * MB ? labels.videoTooLarge : '';
}
