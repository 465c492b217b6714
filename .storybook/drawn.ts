import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler';
import { configure, getConfig } from 'storybook/test';

/** Upper bound for a chain of renders caused by one change: render, effects, and the renders that these effects cause. */
const rounds = [1, 2, 3];

/** Resolves when React has committed all pending renders: its scheduler answers after the work queued before. */
async function drawn(): Promise<void> {
  for (const _ of rounds) await new Promise<void>((resolve) => void unstable_scheduleCallback(unstable_NormalPriority, () => resolve()));
}

const popup = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether the focus is about to move: its element was removed, or a popup that just opened has not taken it yet. */
function focusMoves(): boolean {
  const { activeElement, body } = document;
  if (activeElement === body) return true;
  return [...document.querySelectorAll(popup)].some((open) => !open.contains(activeElement));
}

/** Resolves when pending renders are committed and the focus is settled: dialogs and menus take and return it one frame later. */
async function settled(): Promise<void> {
  await drawn();
  if (!focusMoves()) return;
  await new Promise(requestAnimationFrame);
  await drawn();
}

/**
 * Continues a story after an event only when React has committed the resulting renders and the focus is settled. Otherwise, on a slow
 * machine, the next statement may see the previous page, and a key may reach the wrong element.
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
 * Removes the style that Storybook leaves behind when a story fails at its very end, for example by axe: it stops all animations. With it,
 * dialogs of later stories would never close, and one failure would look like thirty.
 */
export function letAnimationsRun(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (/^\*, \*:before, \*:after \{[^}]*animation-play-state: paused/.test(style.textContent)) style.remove();
}
