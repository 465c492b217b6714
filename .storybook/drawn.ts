import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler';
import { configure, getConfig } from 'storybook/test';

/** What one change can cause at most in a row: rendering, its effects, and rendering what they have changed. */
const rounds = [1, 2, 3];

/** Resolves when React has drawn everything that it has begun: its scheduler answers after the work that waits before. */
async function drawn(): Promise<void> {
  for (const _ of rounds) await new Promise<void>((resolve) => void unstable_scheduleCallback(unstable_NormalPriority, () => resolve()));
}

const popup = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether the focus is about to move: it fell from something that is gone, or a popup that has just opened has not taken it yet. */
function focusMoves(): boolean {
  const { activeElement, body } = document;
  if (activeElement === body) return true;
  return [...document.querySelectorAll(popup)].some((open) => !open.contains(activeElement));
}

/** Resolves when what has begun is drawn and the focus stands: dialogs and menus take it and hand it back one frame later. */
async function settled(): Promise<void> {
  await drawn();
  if (!focusMoves()) return;
  await new Promise(requestAnimationFrame);
  await drawn();
}

/**
 * Lets a story go on after an event once React has drawn what the event has caused and the focus stands where the event moves it.
 * Without it, a slow machine draws in slices, a line after the event may see the page of before, and a key may meet the wrong element.
 */
export function waitForDrawing(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (callback) => {
      const result = await asyncWrapper(callback);
      await settled();
      return result;
    },
  });
}

/**
 * Takes away what Storybook leaves behind when a story fails at its very end, as by axe: a style that stops all animations. With it no
 * dialog of a later story would ever go, and one failure would look like thirty.
 */
export function letAnimationsRun(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (/^\*, \*:before, \*:after \{[^}]*animation-play-state: paused/.test(style.textContent)) style.remove();
}
