/** Extension of a file with captions. */
export const CAPTIONS_EXTENSION = '.vtt';
/** Most megabytes of a file with captions; an hour of speech has about a tenth of one. */
export const CAPTIONS_MEGABYTES = 1;

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMING = new RegExp(String.raw`^(${TIME})[ \t]+-->[ \t]+(${TIME})(?:[ \t]+(.*))?$`);
/** Where a line of captions stands. A setting that names a region is left out, because regions are. */
const SETTING = /^(?:vertical:(?:rl|lr)|(?:line|position|size|align):[\w.,%-]+)$/;
/** Marks for voices, languages, emphasis and the moment of a word. */
const TAG = new RegExp(String.raw`^<(?:/?(?:[bciu]|ruby|rt)(?:\.[\w.-]+)?|/?(?:v|lang)|(?:v|lang)(?:\.[\w.-]+)? [^<>&\n]+|${TIME})>$`);

const milliseconds = (time: string): number =>
  time
    .replace('.', ':')
    .split(':')
    .reduceRight((sum, part, index, parts) => sum + Number(part) * ([1, 1000, 60_000, 3_600_000][parts.length - 1 - index] ?? 0), 0);

/** One cue written anew: timing line and text. '' when nothing is left to read, null when it is none. */
function cleanCue(block: string): string | null {
  const lines = block.split('\n');
  // The first line may be a name, which nothing refers to any more.
  const at = lines[0]?.includes('-->') ? 0 : 1;
  const timing = TIMING.exec(lines[at]?.trim() ?? '');
  if (timing === null) return null;
  const [, start = '', end = '', settings = ''] = timing;
  if (milliseconds(end) <= milliseconds(start)) return null;
  const text = lines
    .slice(at + 1)
    .join('\n')
    .replace(/<[^>]*>?/g, (tag) => (TAG.test(tag) ? tag : ''))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
  if (text.includes('-->')) return null;
  const kept = settings.split(/[ \t]+/).filter((setting) => SETTING.test(setting));
  return text === '' ? '' : `${[`${start} --> ${end}`, ...kept].join(' ')}\n${text}`;
}

/**
 * Reads captions in the format WebVTT and writes them anew, so that nothing but times, places and marked text is left: no style
 * sheets, regions, notes and names. What comes out stays the same when it is cleaned again.
 * @returns null for what is no WebVTT, has a broken cue, or says nothing
 */
export function cleanCaptions(text: string): string | null {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .replace(/\r\n?/g, '\n');
  const header = /^WEBVTT(?:[ \t].*)?(?:\n|$)/.exec(plain)?.[0];
  if (header === undefined) return null;
  const [first = '', ...rest] = plain.slice(header.length).split(/\n(?:[ \t]*\n)+/);
  // Lines right below the first one are a part of the header, unless a cue follows without a blank line.
  const blocks = [...(first.includes('-->') ? [first] : []), ...rest].map((block) => block.replace(/^\n+|\n+$/g, ''));
  const cues = blocks.filter((block) => block !== '' && !/^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/.test(block)).map(cleanCue);
  const kept = cues.filter((cue) => cue !== '');
  return kept.length === 0 || kept.includes(null) ? null : `WEBVTT\n\n${kept.join('\n\n')}\n`;
}

/**
 * Reads a file with captions and writes it anew, as `cleanCaptions` does.
 * @returns null also for what is not in UTF-8, which WebVTT always is
 */
export function readCaptions(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string | null {
  try {
    return cleanCaptions(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
