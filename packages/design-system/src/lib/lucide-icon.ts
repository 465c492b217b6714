import { createElement, type SVGProps } from 'react';

/** The content of a lucide-react icon file: its shapes. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface GlyphProps extends SVGProps<SVGSVGElement> {
  /** Edge length in px. @default 24 */
  readonly size?: number;
}

/**
 * Renders an icon of lucide-react. It replaces the library's own function in the built packages
 * (tsup.config.ts) and in the built web app (apps/web/vite.config.ts): the original also scales
 * strokes and adds class names, which we do not use, and is half the weight of a button (decision
 * 0013).
 */
export default function createLucideIcon({ node }: IconData) {
  return function Glyph({ size = 24, strokeWidth = 2, ...rest }: GlyphProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
