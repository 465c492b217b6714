/** Duration of a newsletter message, in ms (NL05). */
const RESET_AFTER = 3000;

/**
 * Keeps a temporary message visible, so that a story ends in its named state. For stories only.
 * @returns restores the timer
 */
export function keepMessages(): () => void {
  const real = window.setTimeout;
  const stays = (handler: TimerHandler, delay?: number, ...rest: readonly unknown[]): number =>
    delay === RESET_AFTER ? 0 : Number(Reflect.apply(real, window, [handler, delay, ...rest]));
  Reflect.set(window, 'setTimeout', stays);
  return () => void Reflect.set(window, 'setTimeout', real);
}
