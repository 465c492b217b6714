import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';

describe('sanitised text', () => {
  it('keeps words apart where an element that is not kept ended a line', () => {
    expect(sanitise('<div>Gleise</div><div>Weichen</div>')).toBe('Gleise<br />Weichen');
    expect(sanitise('<table><tr><td>Ort</td><td>Emden</td></tr><tr><td>Lohn</td><td>Tarif</td></tr></table>')).toBe(
      'Ort Emden <br />Lohn Tarif',
    );
  });

  it('adds no empty line beside the blocks that are kept', () => {
    expect(sanitise('<div><p>Gleise</p></div><div><ul><li><div>Weichen</div></li></ul></div><section><h2>Lohn</h2></section>')).toBe(
      '<p>Gleise</p><ul><li>Weichen</li></ul><h3>Lohn</h3>',
    );
  });

  it('leaves the breaks of the writer alone, and changes nothing the second time', () => {
    expect(sanitise('<p>Gleise<br><br>Weichen</p>')).toBe('<p>Gleise<br /><br />Weichen</p>');
    const once = sanitise('<div>Gleise<div>Weichen</div></div><p>Lohn</p>');
    expect(sanitise(once)).toBe(once);
  });
});
