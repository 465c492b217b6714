/** The files of lucide-react's icons. */
export const ICON_FILES = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.mjs$/;

/**
 * The source of one of lucide-react's icons with its shapes only: names and keys are a third of an icon's weight, and
 * packages/design-system/src/lib/lucide-icon.ts reads neither (decision 0004). A bundler may drop an icon that is never rendered.
 */
export function leanIcon(source: string): string {
  return source
    .replace(/name: "[^"]*",\s*size: 24,/, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(')
    .replace(/^__iconData\.node;$/m, '');
}
