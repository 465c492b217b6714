#!/usr/bin/env node
// `npm run release:rehearse`: publishes the built packages to a local registry, installs them into a fresh Vite app without Tailwind,
// compares the pages in Chromium with the sources, then raises a version by a changeset and installs the update.
//   --build      builds the packages first
//   --pictures   takes the screenshots of the READMEs from the installed packages
//   --keep       keeps the temporary folder
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { readManifest } from './lib/manifest.ts';
import { publishedPackages } from './lib/published.mjs';
import { ensurePinnedNode, run } from './lib/setup.mjs';
import { writeApp } from './rehearsal/app.mjs';
import { followsTheme, hydrates, leavesForeignPagesAlone, sameLook } from './rehearsal/checks.mjs';
import { picture, serving, withBrowser } from './rehearsal/compare.mjs';
import { leadsIntoRepository, publish, raiseBy, raiseByWaiting, stageRepository, startRegistry } from './rehearsal/registry.mjs';
import { buildFromSource } from './rehearsal/source.mjs';
import { sh, step } from './rehearsal/steps.mjs';
import { buildTailwindHost, standsBesideTailwind } from './rehearsal/tailwind.mjs';

const MINUTES = 15;

ensurePinnedNode();
ensureChromium();
if (process.argv.includes('--build')) run(process.execPath, ['scripts/build-packages.mjs']);

const work = mkdtempSync(join(tmpdir(), 'stellwerk-release-'));
const [app, source, stage] = ['app', 'source', 'stage'].map((name) => join(work, name));
let registry;

function cleanUp() {
  registry?.stop();
  if (!process.argv.includes('--keep')) rmSync(work, { recursive: true, force: true });
}

const deadline = setTimeout(() => {
  console.error(`Nach ${MINUTES} Minuten nicht fertig.`);
  cleanUp();
  process.exit(1);
}, MINUTES * 60_000);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (cleanUp(), process.exit(1)));

const tsc = join(app, 'node_modules/.bin/tsc');
const buildApp = () => {
  sh(tsc, ['-p', '.'], { cwd: app });
  const vite = join(app, 'node_modules/.bin/vite');
  sh(vite, ['build', '--logLevel', 'error'], { cwd: app });
  sh(vite, ['build', '--logLevel', 'error', '--ssr', 'src/server.ts'], { cwd: app });
};

try {
  registry = await step('Registrierung auf diesem Rechner', () => startRegistry(join(work, 'registry')));
  const { env } = registry;
  await step('Versionen aus den wartenden Changesets', () => {
    stageRepository(stage);
    raiseByWaiting(stage);
  });
  await step('Veröffentlichen', () => publish(stage, env));
  await step('In eine neue Anwendung installieren', () => {
    writeApp(app, readManifest(join(stage, 'packages/domain')).version);
    sh('npm', ['install'], { cwd: app, env, seconds: 400 });
    leadsIntoRepository(app);
  });
  await step('Beispiele der READMEs und alle Eingänge prüfen und bauen', buildApp);
  await step('Dasselbe aus den Quellen bauen', () => buildFromSource(app, source));
  await withBrowser((browser) =>
    serving(app, async (installed) => {
      await step('Gleiches Aussehen, installiert und aus den Quellen', () =>
        serving(source, (sources) => sameLook(browser, installed, sources)),
      );
      await step('Auf dem Server gezeichnet, im Browser übernommen', () => hydrates(browser, installed, app));
      await step('Eigene Farben, Radien und Schrift', () => followsTheme(browser, installed));
      await step('Die fremde Seite bleibt, wie sie ist', () => leavesForeignPagesAlone(browser, installed));
      await step('Neben Tailwind, davor und danach', () => {
        buildTailwindHost(app);
        return serving(join(app, 'tailwind'), (host) => standsBesideTailwind(browser, installed, host));
      });
      if (!process.argv.includes('--pictures')) return;
      await picture(browser, installed, 'stepper', 'design-system', 700);
      await picture(browser, installed, 'template', 'job-templates', 900);
      await picture(browser, installed, 'form', 'forms', 900);
      await picture(browser, installed, 'labels', 'domain', 200);
    }),
  );
  await step('Version anheben und Aktualisierung installieren', async () => {
    const version = raiseBy(stage, 'design-system', 'Probe der Veröffentlichung.');
    publish(stage, env);
    writeFileSync(join(app, 'before.txt'), sh('npm', ['ls', '@stellwerk/design-system', '--depth=0'], { cwd: app, env }));
    sh('npm', ['install', ...publishedPackages.map((name) => `@stellwerk/${name}@${version}`)], { cwd: app, env });
    const copies = sh('npm', ['ls', '@stellwerk/design-system', '--all', '--parseable'], { cwd: app, env }).trim().split('\n');
    const installed = readManifest(join(app, 'node_modules/@stellwerk/design-system'));
    if (installed.version !== version) throw new Error(`${installed.version} instead of ${version}`);
    if (new Set(copies).size !== 1) throw new Error(`More than one copy: ${copies.join(', ')}`);
    buildApp();
    await withBrowser((browser) => serving(app, (updated) => hydrates(browser, updated, app)));
  });
  console.log('\nDie Veröffentlichung ist geprobt.');
} catch (error) {
  console.error(`\nFehlgeschlagen: ${error.message}`);
  process.exitCode = 1;
} finally {
  clearTimeout(deadline);
  cleanUp();
}
