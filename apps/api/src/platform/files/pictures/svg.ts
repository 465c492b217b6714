import sanitizeHtml from 'sanitize-html';
import type { Paint } from './svg-styles.ts';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'use'];
const GROUPS = ['svg', 'g', 'defs', 'symbol', 'title', 'desc', 'clipPath', 'mask', 'pattern'];
const GRADIENTS = ['linearGradient', 'radialGradient', 'stop'];

/** Presentation attributes, which a style sheet may set as well. */
export const PAINT = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'color',
  'display',
  'visibility',
  'clip-path',
  'clip-rule',
  'mask',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
];

const GEOMETRY =
  'id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points transform offset preserveAspectRatio gradientUnits ' +
  'gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform';

/** A value may refer to its own file only. */
const isLocal = (name: string, value: string): boolean =>
  name.endsWith('href') ? /^#[\w-]+$/.test(value) : !/\\|@|javascript:|data:|expression|url\((?!\s*['"]?#[\w-]+['"]?\s*\))/i.test(value);

const SAFE_STYLE = /^(?!.*(?:\\|@|expression|url\((?!\s*['"]?#[\w-]+['"]?\s*\))))[^<>]{1,200}$/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...SHAPES, ...GROUPS, ...GRADIENTS],
  allowedAttributes: {
    '*': [...GEOMETRY.split(' '), ...PAINT, 'style', 'href', 'xlink:href', 'xmlns', 'xmlns:xlink', 'role', 'aria-label'],
  },
  allowedStyles: { '*': Object.fromEntries(PAINT.map((property) => [property, [SAFE_STYLE]])) },
  nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'textarea', 'option', 'noscript', 'iframe'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
};

/**
 * An SVG reduced to the parts of a logo: shapes, text, gradients and their paint. Scripts, events, animations, links, style sheets,
 * foreign content and external references are removed (decisions, rule 4).
 * @param paint attributes from its style sheets. @default none
 * @returns null for a text that is no SVG
 */
export function cleanSvg(text: string, paint: Paint = (_tag, attributes) => attributes): string | null {
  let first: string | undefined;
  const onTag = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    first ??= tagName;
    return {
      tagName,
      attribs: Object.fromEntries(Object.entries(paint(tagName, attribs)).filter(([name, value]) => isLocal(name, value))),
    };
  };
  const clean = sanitizeHtml(text, { ...OPTIONS, transformTags: { '*': onTag } }).trim();
  const [root] = /^<svg[^>]*>/.exec(clean) ?? [];
  if (first !== 'svg' || root === undefined || !clean.endsWith('</svg>')) return null;
  return root.includes('xmlns="http://www.w3.org/2000/svg"') ? clean : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
