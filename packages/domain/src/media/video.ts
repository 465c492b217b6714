/** How a video is shown: YouTube as an embed that loads after a click, any other as a file (PJ21 to PJ23). */
export type Video =
  | { readonly kind: 'youtube'; readonly embedUrl: string }
  | {
      readonly kind: 'file';
      readonly url: string;
      /** URL of its German captions (WebVTT); missing without any. */
      readonly captionsUrl?: string;
    };

const YOUTUBE_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com']);

function youtubeId(url: URL): string {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1).split('/')[0] ?? '';
  if (!YOUTUBE_HOSTS.has(url.hostname)) return '';
  const [, first, second] = url.pathname.split('/');
  return first === 'embed' || first === 'shorts' ? (second ?? '') : (url.searchParams.get('v') ?? '');
}

/** A video file; without captions their URL is ''. */
export const fileVideo = (url: string, captionsUrl: string): Video =>
  captionsUrl === '' ? { kind: 'file', url } : { kind: 'file', url, captionsUrl };

/**
 * Reads the URL of a video. YouTube is embedded through its privacy-enhanced host (decisions, rule 5).
 * @param captionsUrl URL of the captions of a file, '' without any; YouTube has its own
 * @returns null for an empty URL and for one that is neither http(s) nor a path of this site.
 */
export function readVideo(address: string, captionsUrl = ''): Video | null {
  const file = fileVideo(address, captionsUrl);
  if (address.startsWith('/') && !address.startsWith('//')) return file;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const id = youtubeId(url);
  if (/^[\w-]+$/.test(id)) return { kind: 'youtube', embedUrl: `https://www.youtube-nocookie.com/embed/${id}` };
  return file;
}
