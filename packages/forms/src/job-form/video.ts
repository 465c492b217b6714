import { labels } from './messages.de';

const MB = 1024 * 1024;
const types = ['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/avi', 'video/msvideo'];

/** Value of the `accept` attribute. */
export const VIDEO_ACCEPT = '.mp4,.mov,.avi,video/mp4,video/quicktime,video/x-msvideo';

/** Why a video is not taken, by name or kind and by size (002 §5, A59); '' when it is. */
export function videoError(file: Pick<File, 'name' | 'type' | 'size'>): string {
  if (!/\.(mp4|mov|avi)$/i.test(file.name) && !types.includes(file.type)) return labels.videoType;
  return file.size > 100 * MB ? labels.videoTooLarge : '';
}
