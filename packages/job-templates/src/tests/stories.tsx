import { createElement, type ComponentType, type ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import type { JobTemplateProps } from '../job-template';
import {
  checkApplied,
  checkBar,
  checkBare,
  checkExpired,
  checkFallbacks,
  checkFile,
  checkFull,
  checkLong,
  checkOpen,
  checkPay,
  fullRows,
  type DesignName,
} from './checks';
import { Paper } from './Paper';
import { checkPrint } from './print';
import { SampleBanner } from './SampleBanner';
import {
  bareJob,
  emptyJob,
  executiveJob,
  expiredJob,
  fileVideoJob,
  fullJob,
  listJob,
  longJob,
  noVideoJob,
  openJob,
  propsOf,
  salesJob,
} from './samples';
import { checkVariants, variantRows, variants } from './variants';
import { VariantSwitch } from './VariantSwitch';

/** The same jobs for every design, so that the designs can be compared story by story. */
export const storyArgs = {
  full: propsOf(fullJob),
  sales: propsOf(salesJob),
  executive: propsOf(executiveJob),
  empty: propsOf(emptyJob),
  lists: propsOf(listJob),
  fileVideo: propsOf(fileVideoJob),
  noVideo: propsOf(noVideoJob),
  banner: propsOf(fullJob, { banner: <SampleBanner /> }),
  preview: propsOf(fullJob, { preview: true, banner: <SampleBanner /> }),
  expired: propsOf(expiredJob),
  open: propsOf(openJob),
  long: propsOf(longJob),
  bare: propsOf(bareJob),
  embedded: propsOf(fullJob, { embedded: true }),
  applied: propsOf(fullJob, { applied: { text: 'Sie haben sich am 12.11.2026 beworben. Stand: Angesehen.', href: '/applications/1' } }),
} satisfies Record<string, JobTemplateProps>;

/** Canvas and props that a play function of a design receives. */
interface Context {
  readonly canvasElement: HTMLElement;
  readonly args: JobTemplateProps;
}

/** A story that every design has. */
export interface DesignStory {
  readonly name?: string;
  readonly args?: JobTemplateProps;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly render?: (args: JobTemplateProps) => ReactElement;
  readonly play?: (context: Context) => Promise<void>;
}

/**
 * Story parameters of a design, filling the page; `when` is specific to the design, the other
 * guidance is shared.
 */
export const designParameters = (when: string, whenNot: string) => ({
  layout: 'fullscreen',
  ...guide({
    when: [when],
    whenNot: [whenNot, 'Wo nur eine Zeile Platz hat: `JobCard`.'],
    accessibility: [
      'Ein `article` mit genau einer Überschrift der Ebene 1; die Abschnitte stehen im DOM in der Reihenfolge der Dokumente, auch wo die Spalte eine andere ist.',
      'Überschriften im Text der Stelle rücken unter die der Abschnitte; breite Tabellen bekommen einen Rahmen, der mit der Tastatur rollt.',
      'Chips, Plaketten und Nummern sind Schmuck: Was sie sagen, steht als Wort daneben. Auf Papier entfällt alles, was man drücken müsste.',
      'Aus YouTube wird nichts geladen, bevor jemand darum bittet; danach geht der Fokus in den Player.',
    ],
    keyboard: [
      ['Tab', 'Unternehmen, „Jetzt bewerben“, Video, Verweise im Text, Website, Profile'],
      ['Eingabe', 'folgt dem Verweis, lädt das Video'],
      ['Pfeiltasten', 'rollen eine breite Tabelle, die den Fokus hat'],
    ],
  }),
});

/**
 * The stories that every design has, with the same jobs and checks, so that the designs can be
 * compared story by story. Each design renders and checks them itself.
 */
export function designStories(design: ComponentType<JobTemplateProps>, template: DesignName) {
  const dark = { globals: { theme: 'dark' } };
  return {
    full: { parameters: { spec: fullRows }, play: (context) => checkFull(context, template) },
    variants: {
      parameters: { spec: variantRows },
      render: () => <VariantSwitch design={design} variants={variants} />,
      play: ({ canvasElement }) => checkVariants(canvasElement, template),
    },
    sales: { args: storyArgs.sales },
    executive: { args: storyArgs.executive, play: checkPay },
    empty: { args: storyArgs.empty, play: checkFallbacks },
    lists: { args: storyArgs.lists },
    fileVideo: {
      args: storyArgs.fileVideo,
      play: (context) => checkFile(context, '/api/media/job-videos/original/hagenfeld.mp4', '/api/media/job-videos/original/hagenfeld.vtt'),
    },
    noVideo: { args: storyArgs.noVideo },
    banner: {
      args: storyArgs.banner,
      play: async ({ canvasElement }) => expect(within(canvasElement).getByRole('button', { name: 'Kein Interesse' })).toBeVisible(),
    },
    preview: {
      args: storyArgs.preview,
      play: async ({ canvasElement }) => {
        await expect(within(canvasElement).getByText(/^Vorschau/)).toBeVisible();
        await expect(within(canvasElement).queryByRole('button', { name: 'Kein Interesse' })).toBeNull();
      },
    },
    expired: { args: storyArgs.expired, play: checkExpired },
    open: { args: storyArgs.open, play: checkOpen },
    applied: { args: storyArgs.applied, play: checkApplied },
    embedded: {
      args: storyArgs.embedded,
      play: async ({ canvasElement }) => {
        const links = within(canvasElement).getAllByRole('link');
        const own = links.filter((link) => link.getAttribute('href')?.startsWith('/'));
        await expect(own.map((link) => link.textContent)).toContain('Jetzt bewerben');
        for (const link of links) await expect(link.getAttribute('target'), link.outerHTML).toBe(own.includes(link) ? '_top' : '_blank');
      },
    },
    long: { args: storyArgs.long, play: checkLong },
    bare: { args: storyArgs.bare, play: checkBare },
    narrow: {
      name: narrow.name,
      args: { ...storyArgs.long, tools: <button type="button">Stelle merken</button> },
      globals: narrow.globals,
      play: async (context) => {
        await narrow.play();
        await checkLong(context);
        await checkBar(context);
      },
    },
    narrowEmpty: { name: '320 px ohne Angaben', args: storyArgs.empty, globals: narrow.globals, play: narrow.play },
    narrowVideo: { name: '320 px mit Video als Datei', args: storyArgs.fileVideo, globals: narrow.globals, play: narrow.play },
    forced: forcedColors,
    // In the dark scheme, because paper is white in every theme. In an iframe, because print rules
    // apply to the whole page.
    print: {
      ...dark,
      parameters: { docs: { story: { inline: false, height: '1200px' } } },
      render: (args) => (
        <Paper margins={template === 'template3' ? '20mm 20mm 22mm 25mm' : '14mm 18mm 15mm'}>{createElement(design, args)}</Paper>
      ),
      play: checkPrint,
    },
    dark,
    darkNoVideo: { ...dark, args: storyArgs.noVideo },
  } satisfies Record<string, DesignStory>;
}
