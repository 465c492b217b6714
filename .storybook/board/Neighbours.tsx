import { TextLink } from '@stellwerk/design-system/link';
import { labels } from './labels.de.ts';
import type { BoardScreen } from './model.ts';
import { hrefOf } from './use-hash.ts';

/** Links to the overview and to the screens before and after. */
export function Neighbours({ screen, among }: { readonly screen: BoardScreen; readonly among: readonly BoardScreen[] }) {
  const at = among.indexOf(screen);
  const [previous, next] = [at > 0 ? among[at - 1] : undefined, among[at + 1]];
  return (
    <nav className="board-card-head" aria-label={labels.title}>
      <TextLink href="#">{labels.back}</TextLink>
      {previous === undefined ? null : <TextLink href={hrefOf(previous.title)}>{labels.previous}</TextLink>}
      {next === undefined ? null : <TextLink href={hrefOf(next.title)}>{labels.next}</TextLink>}
    </nav>
  );
}
