/** Extension of a file with captions. */
export const CAPTIONS_EXTENSION = '.vtt';
/** Maximum megabytes of a file with captions; an hour of speech has about a tenth of one. */
export const CAPTIONS_MEGABYTES = 1;

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMING = new RegExp(String.raw`^(${TIME})[ \t]+-->[ \t]+(${TIME})(?:[ \t]+(.*))?$`);
/** Position settings of captions. A setting that names a region is removed, because regions are. */
const SETTING = /^(?:vertical:(?:rl|lr)|(?:line|position|size|align):[\w.,%-]+)$/;
/** Tags for voices, languages, emphasis and the time of a word. */
const TAG = new RegExp(String.raw`^<(?:/?(?:[bciu]|ruby|rt)(?:\.[\w.-]+)?|/?(?:v|lang)|(?:v|lang)(?:\.[\w.-]+)? [^<>&\n]+|${TIME})>$`);

const milliseconds = (time: string): number =>
  time
    .replace('.', ':')
    .split(':')
    .reduceRight((sum, part, index, parts) => sum + Number(part) * ([1, 1000, 60_000, 3_600_000][parts.length - 1 - index] ?? 0), 0);

/** One cue rewritten: timing line and text. '' without text, null for an invalid one. */
function cleanCue(block: string): string | null {
  const lines = block.split('\n');
  // The first line may be an identifier, which is no longer referenced.
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
 * Rewrites captions in the WebVTT format, so that only times, positions and marked text remain: no style
 * sheets, regions, notes and identifiers. The result is stable.
 * @returns null for invalid WebVTT, with a broken cue, or without text
 */
export function cleanCaptions(text: string): string | null {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .replace(/\r\n?/g, '\n');
  const header = /^WEBVTT(?:[ \t].*)?(?:\n|$)/.exec(plain)?.[0];
  if (header === undefined) return null;
  const [first = '', ...rest] = plain.slice(header.length).split(/\n(?:[ \t]*\n)+/);
  // Lines right below the first one are part of the header, unless a cue follows without a blank line.
  const blocks = [...(first.includes('-->') ? [first] : []), ...rest].map((block) => block.replace(/^\n+|\n+$/g, ''));
  const cues = blocks.filter((block) => block !== '' && !/^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/.test(block)).map(cleanCue);
  const kept = cues.filter((cue) => cue !== '');
  return kept.length === 0 || kept.includes(null) ? null : `WEBVTT\n\n${kept.join('\n\n')}\n`;
}

/**
 * Reads a file with captions and rewrites it like `cleanCaptions`.
 * @returns null also for an encoding other than UTF-8, which WebVTT requires
 */
export function readCaptions(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string | null {
  try {
    return cleanCaptions(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
