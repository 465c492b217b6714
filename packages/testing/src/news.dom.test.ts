import { beforeEach, describe, expect, it } from 'vitest';
import { newsOf } from './news.ts';

/** Ids of the parts that were judged before; every test has pages of its own. */
let pages = 0;
let shownAs = '';
beforeEach(() => {
  shownAs = `page ${(pages += 1)}`;
});

function show(html: string): void {
  document.body.innerHTML = html;
}
const known = (): string[] => newsOf(document.body, shownAs).known.map(({ id }) => id);
const judge = (html: string): void => {
  show(html);
  newsOf(document.body, shownAs).remember();
};

const page = (second: string): string => `<main><p id="first">One</p>${second}</main>`;

describe('news of a page', () => {
  it('are everything until a page has been judged', () => {
    show(page(''));
    newsOf(document.body, shownAs);
    expect(known()).toEqual([]);
  });

  it('are what an earlier page did not have', () => {
    judge(page('<p id="second">Two</p>'));
    show(page('<p id="second">Three</p>'));
    expect(known()).toEqual(['first']);
  });

  it('are nothing on the same page, whatever ids React has counted to', () => {
    judge('<main id="all"><label for="_r_1_">A</label><input id="_r_1_"></main>');
    show('<main id="all"><label for="_r_2f_">A</label><input id="_r_2f_"></main>');
    expect(known()).toEqual(['all']);
  });

  it.each([
    ['an input is checked', `${page('')}<input type="checkbox" checked>`],
    ['an input is disabled', `${page('')}<input disabled>`],
  ])('are everything when %s', (_, html) => {
    judge(`${page('')}<input type="checkbox">`);
    show(html);
    expect(known()).toEqual([]);
  });

  it('are everything in an element that has changed', () => {
    judge(page(''));
    show('<main class="dark"><p id="first">One</p></main>');
    expect(known()).toEqual([]);
  });

  it('are everything at another width', () => {
    judge(page(''));
    shownAs += ', narrow';
    expect(known()).toEqual([]);
  });

  it('are what has the focus, and not what stands beside it', () => {
    const html = '<main><button id="a">A</button><button id="b">B</button></main>';
    judge(html);
    document.getElementById('a')?.focus();
    expect(known()).toEqual(['b']);
  });
});
