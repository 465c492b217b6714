import { describe, expect, it } from 'vitest';
import { liftStyles } from './lift-styles';

describe('liftStyles', () => {
  it('writes each style once, as a rule that weighs more than a class', () => {
    const { markup, rules } = liftStyles(
      '<p class="a" style="width:48px;line-height:1">A</p><img style="width:48px;line-height:1" alt=""/><i style="width:70%">B</i>',
    );
    expect(markup).toBe(
      '<p class="a" data-style="width:48px;line-height:1">A</p><img data-style="width:48px;line-height:1" alt=""/><i data-style="width:70%">B</i>',
    );
    expect(rules).toBe('#root [data-style="width:48px;line-height:1"]{width:48px;line-height:1}#root [data-style="width:70%"]{width:70%}');
  });

  it.each([
    ['a text that looks like an attribute', '<p>Aus style="color:red" wird nichts</p>'],
    ['a value that ends like one', '<p title="Mode mit style=" class="red">A</p>'],
    ['a name that ends like one', '<p data-style-of="a" x-style="b">A</p>'],
    ['markup without styles', '<ul><li>A &amp; B</li></ul><!-- style="a" -->'],
  ])('leaves %s alone', (_name, markup) => {
    expect(liftStyles(markup)).toEqual({ markup, rules: '' });
  });

  it.each(['background:url(&quot;a&quot;)', 'color:red}body{color:blue', 'color:red&lt;/style', 'content:\\27', '@import x'])(
    'makes no rule of %s',
    (value) => {
      const markup = `<p style="${value}">A</p>`;
      expect(liftStyles(markup)).toEqual({ markup, rules: '' });
    },
  );
});
