/** The page of the report, run by the browser that opens it; `write.ts` embeds it without its types. */
import type { Area, Entry, ReportData } from './model.ts';

function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`#${id} is missing.`);
  return found;
}

const data: ReportData = JSON.parse(find('data', HTMLScriptElement).textContent);
const form = find('options', HTMLFormElement);
const search = find('search', HTMLInputElement);
const title = find('title', HTMLHeadingElement);
const themes = { light: 'Hell', dark: 'Dunkel' } as const;
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumSignificantDigits: 2 });
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const kinds = { new: 'Neu', gone: 'Entfallen' } as const;

/** Items by a key, in the order in which the keys first occur. */
function grouped<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function element(name: string, attributes: Readonly<Record<string, string>>, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function drawing(name: string, attributes: Readonly<Record<string, string | number>>, ...children: readonly Node[]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** Visible part of a picture: all of it, or the changed part with some surroundings. */
function shownArea({ area, width, height }: Entry, whole: boolean): Area {
  if (whole || area === null) return { x: 0, y: 0, width, height };
  const [wide, high] = [Math.min(width, Math.max(area.width + 96, 420)), Math.min(height, Math.max(area.height + 96, 160))];
  const x = Math.max(0, Math.min(area.x + area.width / 2 - wide / 2, width - wide));
  const y = Math.max(0, Math.min(area.y + area.height / 2 - high / 2, height - high));
  return { x, y, width: wide, height: high };
}

const layer = (entry: Entry, file: string): SVGElement =>
  drawing('image', { href: encodeURIComponent(file), width: entry.width, height: entry.height, preserveAspectRatio: 'xMinYMin' });

function stage({ x, y, width, height }: Area, label: string, ...layers: readonly Node[]): SVGElement {
  return drawing('svg', { viewBox: `${x} ${y} ${width} ${height}`, role: 'img', 'aria-label': label }, ...layers);
}

const option = (name: string): string => String(new FormData(form).get(name));
let clips = 0;

function figure(caption: string, entry: Entry, file: string | null): HTMLElement {
  if (file === null) return element('figure', {}, element('figcaption', {}, caption), '–');
  const name = `${caption}: ${entry.story}, ${themes[entry.theme]}`;
  const picture = stage(shownArea(entry, option('size') === 'whole'), name, layer(entry, file));
  return element(
    'figure',
    {},
    element('figcaption', {}, caption),
    element('a', { href: encodeURIComponent(file), target: '_blank' }, picture),
  );
}

function beside(entry: Entry): HTMLElement {
  const { before, after, marked } = entry;
  const { width, height } = shownArea(entry, option('size') === 'whole');
  // Wide and low pictures are compared one below the other.
  return element(
    'div',
    { class: width > 2.5 * height ? 'pictures one' : 'pictures', style: `--width: ${width}` },
    figure('Vorher', entry, before),
    figure('Nachher', entry, after),
    figure('Unterschied', entry, marked),
  );
}

/** Both pictures on top of each other; the old one is left of the divider. */
function slider(entry: Entry, before: string, after: string): HTMLElement {
  const area = shownArea(entry, option('size') === 'whole');
  const clip = `clip-${(clips += 1)}`;
  const window = drawing('rect', { x: area.x, y: area.y, height: area.height });
  const edge = drawing('line', { y1: area.y, y2: area.y + area.height, class: 'edge', 'stroke-width': 2 });
  const old = drawing('g', { 'clip-path': `url(#${clip})` }, layer(entry, before));
  const picture = stage(area, 'Links vorher, rechts nachher', layer(entry, after), drawing('clipPath', { id: clip }, window), old, edge);
  const range = document.createElement('input');
  range.type = 'range';
  range.ariaLabel = `Vorher und nachher: ${entry.story}, ${themes[entry.theme]}`;
  const move = (): void => {
    const at = (area.width * range.valueAsNumber) / 100;
    window.setAttribute('width', String(at));
    for (const end of ['x1', 'x2']) edge.setAttribute(end, String(area.x + at));
  };
  range.addEventListener('input', move);
  move();
  return element('div', { class: 'pictures one slider', style: `--width: ${area.width}` }, picture, range);
}

/** One picture at a time; a click, or a second, switches it. */
function blink(entry: Entry, before: string, after: string): HTMLElement {
  const area = shownArea(entry, option('size') === 'whole');
  const [old, now] = [layer(entry, before), layer(entry, after)];
  const word = element('figcaption', {}, 'Nachher');
  const button = element('button', { type: 'button' }, 'Wechseln');
  const turn = (): void => {
    const isOld = now.style.visibility === 'hidden';
    now.style.visibility = isOld ? 'visible' : 'hidden';
    word.textContent = isOld ? 'Nachher' : 'Vorher';
  };
  button.addEventListener('click', turn);
  const box = element(
    'div',
    { class: 'pictures one', style: `--width: ${area.width}` },
    element('figure', {}, word, stage(area, entry.story, old, now)),
    element('div', {}, button),
  );
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const timer = setInterval(() => (box.isConnected ? turn() : clearInterval(timer)), 1000);
    button.textContent = 'Anhalten und wechseln';
    button.addEventListener('click', () => clearInterval(timer));
  }
  return box;
}

function pictures(entry: Entry): HTMLElement {
  const { before, after } = entry;
  if (before === null || after === null || option('view') === 'beside') return beside(entry);
  return option('view') === 'slider' ? slider(entry, before, after) : blink(entry, before, after);
}

/** One story in the themes in which it differs. */
function story(entries: readonly Entry[]): HTMLElement {
  const shown = entries.flatMap((entry) => {
    const said = entry.kind === 'changed' ? `${percent.format(Math.max(entry.share, 0.0001))} der Bildpunkte` : kinds[entry.kind];
    return [element('p', { class: 'note' }, `${themes[entry.theme]} · ${said}`), pictures(entry)];
  });
  return element('section', {}, element('h3', {}, entries[0]?.story ?? ''), ...shown);
}

/** The entries of each screen; the screen with the largest change comes first. */
const screens = grouped(data.entries, ({ screen }) => screen);
const groupOf = (screen: string): string => screen.split('/')[0] ?? '';
let chosen = decodeURIComponent(location.hash.slice(1));

function showScreen(): void {
  const theme = option('theme');
  const shown = (screens.get(chosen) ?? []).filter((entry) => theme === 'both' || entry.theme === theme);
  // Both themes of a story are shown together; the story that changed most comes first.
  const byStory = [...grouped(shown, ({ story: name }) => name).values()];
  title.textContent = chosen.replace('/', ': ');
  find('stories', HTMLDivElement).replaceChildren(...byStory.map(story));
}

function showList(): void {
  const wanted = search.value.trim().toLowerCase();
  const listed = [...screens].filter(([screen]) => screen.toLowerCase().includes(wanted));
  const groups = grouped(listed, ([screen]) => groupOf(screen));
  const lists = [...groups].map(([group, members]) => {
    const items = members.map(([screen, entries]) => {
      const here: Record<string, string> = screen === chosen ? { 'aria-current': 'true' } : {};
      const link = { href: `#${encodeURIComponent(screen)}`, ...here };
      const count = element('span', { class: 'count', title: plural(entries.length, 'Bild', 'Bilder') }, String(entries.length));
      return element('li', {}, element('a', link, screen.slice(group.length + 1), count));
    });
    return element('div', {}, element('h3', {}, group), element('ul', {}, ...items));
  });
  find('screens', HTMLDivElement).replaceChildren(...lists);
}

function show(screen: string): void {
  chosen = screen;
  showList();
  showScreen();
}

const { before, after, compared, camera, entries, errors } = data;
const differ =
  entries.length === 0
    ? 'kein Bild hat sich geändert'
    : `${entries.length} verschieden, unter ${plural(screens.size, 'Titel', 'Titeln')} der Seitenleiste`;
find('facts', HTMLParagraphElement).textContent = `${before} → ${after} · ${compared} Bilder, ${differ} · ${camera}`;
if (errors.length > 0) {
  const box = find('errors', HTMLDetailsElement);
  box.hidden = false;
  box.querySelector('summary')?.append(`${plural(errors.length, 'Story', 'Storys')} nicht bis zum Ende gelaufen`);
  box.querySelector('ul')?.append(...errors.map(({ key, error }) => element('li', {}, `${key}: ${error}`)));
}
if (entries.length === 0) find('report', HTMLDivElement).hidden = true;
else {
  form.addEventListener('change', showScreen);
  search.addEventListener('input', showList);
  addEventListener('hashchange', () => {
    show(decodeURIComponent(location.hash.slice(1)));
    title.focus();
  });
  show(screens.has(chosen) ? chosen : ([...screens.keys()][0] ?? ''));
}
