/** The files of lucide-react's icons. */
export const ICON_FILES = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.mjs$/;

/**
 * The source of one of lucide-react's icons with nothing but its shapes: names and keys are a third of what an icon weighs, and
 * packages/design-system/src/lib/lucide-icon.ts reads neither (decision 0004). A bundler may drop an icon that nothing draws.
 */
export function leanIcon(source: string): string {
  return source
    .replace(/name: "[^"]*",\s*size: 24,/, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(')
    .replace(/^__iconData\.node;$/m, '');
}
