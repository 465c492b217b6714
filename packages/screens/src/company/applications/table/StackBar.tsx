import { Button, Checkbox, Icon } from '@stellwerk/design-system';
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { useId, useState } from 'react';
import { stackTexts as texts } from '../../../i18n/company/applications.de';
import { areKeysOn, switchKeys } from './stack-keys';

/** The applications of the list in filter order, through which the details navigate. */
export interface Stack {
  /** Position of the current one, from 1. */
  readonly position: number;
  readonly total: number;
  /** Opens the previous one; undefined at the first. */
  readonly onPrevious: (() => void) | undefined;
  /** Opens the next one; undefined at the last. */
  readonly onNext: (() => void) | undefined;
}

export interface StackBarProps {
  readonly stack: Stack;
  /** Whether the note about the keys is shown. */
  readonly help: boolean;
  readonly onHelp: () => void;
}

/** Position of the application in the list, links to its neighbours, and the keyboard shortcuts. */
export function StackBar({ stack, help, onHelp }: StackBarProps) {
  const id = useId();
  const [keys, setKeys] = useState(areKeysOn);
  const turn = (on: boolean): void => {
    switchKeys(on);
    setKeys(on);
  };
  return (
    <div className="sw:mb-4 sw:grid sw:gap-2 sw:pe-10">
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-2">
        {/* Not disabled: a click at the end of the list would lose the focus. */}
        <Button size="sm" aria-disabled={stack.onPrevious === undefined} onClick={stack.onPrevious}>
          <Icon as={ChevronLeft} size={16} />
          {texts.previous}
        </Button>
        <Button size="sm" aria-disabled={stack.onNext === undefined} onClick={stack.onNext}>
          {texts.next}
          <Icon as={ChevronRight} size={16} />
        </Button>
        <p role="status" className="sw:text-sm sw:text-ink-2">
          {texts.position(stack.position, stack.total)}
        </p>
        <Button size="sm" variant="quiet" aria-expanded={help} aria-controls={id} onClick={onHelp} className="sw:max-sm:hidden">
          <Icon as={Keyboard} size={16} />
          {texts.keys}
        </Button>
      </div>
      <div id={id} hidden={!help} className="sw:text-sm">
        <p className="sw:mb-1 sw:text-ink-2">{texts.help}</p>
        <Checkbox label={texts.keysOn} checked={keys} onChange={({ target }) => turn(target.checked)} />
      </div>
    </div>
  );
}
