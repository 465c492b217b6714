import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { findChromium } from '../lib/chromium.mjs';
import { root } from '../lib/setup.mjs';
import { freePort } from '@stellwerk/testing/free-port';

/** Visible properties, element by element; runs in the page. */
function measure() {
  const base = document.getElementById('root').getBoundingClientRect();
  return [...document.querySelectorAll('#root *')].map((element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const text = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim());
    const shown = box.width > 0 && box.height > 0;
    const edges = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
      style[`border${side}Width`] === '0px'
        ? ''
        : `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${style[`border${side}Color`]}`,
    );
    return {
      name: `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.slice(0, 60)}` : ''}`,
      text: text.join(' '),
      box: shown ? [box.x - base.x, box.y - base.y, box.width, box.height] : [],
      look: shown
        ? [
            style.color,
            style.backgroundColor,
            style.fontFamily,
            style.fontSize,
            style.fontWeight,
            style.textDecorationLine,
            style.listStyleType,
            style.borderRadius,
            ...edges,
          ]
        : [],
    };
  });
}

const show = ({ text, box, look }) => `${text} [${box.map(Math.round)}] ${look.join(' | ')}`;

/** Differences between two measurements of one page; one pixel is tolerated. */
export function differences(one, other) {
  if (one.length !== other.length) return [`${one.length} elements against ${other.length}`];
  return one.flatMap((element, index) => {
    const twin = other[index];
    const moved = element.box.length !== twin.box.length || element.box.some((value, edge) => Math.abs(value - twin.box[edge]) > 1);
    const same = !moved && element.text === twin.text && element.look.join() === twin.look.join();
    if (same) return [];
    return [`${element.name}\n  ${show(element)}\n  ${show(twin)}`];
  });
}

/** Serves a built app on a loopback port while `work` runs. */
export async function serving(folder, work) {
  const port = await freePort();
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { port, host: '127.0.0.1', strictPort: true },
  });
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    await server.close();
  }
}

export async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Opens one example (or a path) and passes it to `work`.
 * @throws Error when the page logs an error or is empty
 */
export async function open(browser, origin, page, { width = 1280, theme = 'light', root: shown = '#root' }, work) {
  const tab = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
  const errors = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  try {
    await tab.goto(origin + (page.startsWith('/') ? page : `/?page=${page}`), { waitUntil: 'networkidle' });
    await tab.waitForFunction((selector) => document.querySelector(selector).childElementCount > 0, shown);
    await tab.evaluate(() => document.fonts.ready);
    const result = await work(tab);
    const real = errors.filter((text) => !text.includes('favicon') && !/status of 404/.test(text));
    if (real.length > 0) throw new Error(`${page}: ${real.join('\n')}`);
    return result;
  } finally {
    await tab.close();
  }
}

export const measured = (browser, origin, page, look) => open(browser, origin, page, look, (tab) => tab.evaluate(measure));

/** The screenshot of an example for its README. */
export function picture(browser, origin, page, name, height) {
  const path = join(root, 'packages', name, 'docs', `${name}.png`);
  return open(browser, origin, page, { width: 1120 }, async (tab) => {
    const full = await tab.evaluate(() => document.getElementById('root').offsetHeight);
    await tab.setViewportSize({ width: 1120, height: Math.min(full, height) });
    await tab.screenshot({ path });
  });
}
