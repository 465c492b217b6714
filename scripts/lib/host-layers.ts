import { parse, type Root } from 'postcss';

/** Ours among the layers of Tailwind, the only other library whose sheet may come later than ours. */
const ORDER = '@layer properties,theme,base,sw,components,utilities;';

/**
 * A published sheet with all of its layers in one, `sw`, which a host page orders by that name. The sheet itself says its place among
 * Tailwind's layers: bundlers move sheets, and Tailwind's reset after ours would take the frames of all controls.
 */
export function amongHostLayers(sheet: Root): Root {
  let layers = 0;
  sheet.walkAtRules('layer', (rule) => {
    layers += 1;
    rule.params = rule.params.replaceAll(/\bsw-/g, 'sw.');
  });
  if (layers > 0) sheet.prepend(parse(ORDER));
  return sheet;
}
