import base from '../../tokens/base.json';
import light from '../../tokens/color.light.json';

/** A design token with its purpose. */
export interface Described {
  readonly name: string;
  readonly role: string;
}

/** The tokens of a group of the source files, in their order. */
function describedIn(group: object): Described[] {
  return Object.entries(group).flatMap(([name, token]: [string, unknown]) => {
    if (typeof token !== 'object' || token === null) return [];
    const role = '$description' in token && typeof token.$description === 'string' ? token.$description : '';
    return [{ name, role }];
  });
}

/** The groups of tokens that all themes share. */
export const measures = (group: keyof typeof base): Described[] => describedIn(base[group]);

/** The colours. */
export const colours: readonly Described[] = describedIn(light.color);
