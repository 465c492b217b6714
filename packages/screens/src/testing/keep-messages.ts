/** How long a message of the newsletter is shown, in ms (NL05). */
const RESET_AFTER = 3000;

/** Lets a message that goes by itself stay, so that a story ends as it is called. For stories only. @returns what undoes it */
export function keepMessages(): () => void {
  const real = window.setTimeout;
  const stays = (handler: TimerHandler, delay?: number, ...rest: readonly unknown[]): number =>
    delay === RESET_AFTER ? 0 : Number(Reflect.apply(real, window, [handler, delay, ...rest]));
  Reflect.set(window, 'setTimeout', stays);
  return () => void Reflect.set(window, 'setTimeout', real);
}
