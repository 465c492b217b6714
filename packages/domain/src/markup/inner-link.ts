/** Hosts of mail gateways and portals that rewrite links. */
const WRAPPERS =
  /(?:^|\.)(?:safelinks\.protection\.outlook\.(?:com|de|cn)|safelink\.emails\.azure\.net|statics\.teams\.cdn\.office\.net|urldefense\.(?:com|us|proofpoint\.com)|linkprotect\.cudasvc\.com|deref-(?:gmx|web|mail)\.\w+|google\.\w+|facebook\.com|linkedin\.com|youtube\.com)$/i;
/** Redirect paths of other sites. */
const PORTAL = /(?:^|\.)(?:google\.\w+|facebook\.com|linkedin\.com|youtube\.com)$/i;
const PORTAL_PATH = /^\/(?:url|l\.php|redir(?:ect)?(?:\/redirect)?|safety\/go)\/?$/;
const NAMES = ['url', 'u', 'a', 'q', 'redirectUrl', 'destination'];
/** Older format of one gateway: '-' means '%', '_' means '/'. */
const OLDER_FORM = /^https?-3A__/;
const IN_PATH = /\/v3\/__(https?:\/\/?.+?)__;/;
/** A link may have gone through several gateways. */
const DEEPEST = 4;

const webUrl = (address: string): URL | null => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
};

const decoded = (text: string): string => {
  try {
    return OLDER_FORM.test(text) ? decodeURIComponent(text.replace(/-(?=[\da-f]{2})/gi, '%').replaceAll('_', '/')) : text;
  } catch {
    return text;
  }
};

function unwrapped(address: string): string | null {
  const url = webUrl(address);
  if (url === null || !WRAPPERS.test(url.hostname) || (PORTAL.test(url.hostname) && !PORTAL_PATH.test(url.pathname))) return null;
  const inPath = IN_PATH.exec(address)?.[1]?.replace(/^(https?:\/)(?=[^/])/, '$1/');
  const named = NAMES.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  const inner = decoded(inPath ?? named ?? '');
  return webUrl(inner) === null ? null : inner;
}

/**
 * Restores the URL that a mail gateway has rewritten, because the rewritten one reveals the email address of a colleague and the name of
 * the
 * gateway. Other URLs stay unchanged.
 */
export function innerLink(address: string): string {
  let inner = address;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = unwrapped(inner);
    if (next === null) return inner;
    inner = next;
  }
  return inner;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;

/** A text with restored URLs. */
export const withInnerLinks = (text: string): string => text.replace(ADDRESS, innerLink);

/** The same for HTML, with its entities unchanged. */
export const withInnerLinksInHtml = (escaped: string): string =>
  escaped.replace(ADDRESS, (found) => {
    const address = found.replaceAll('&amp;', '&');
    const inner = innerLink(address);
    return inner === address ? found : inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  });
