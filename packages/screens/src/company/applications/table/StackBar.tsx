import { Button, Checkbox, Icon } from '@stellwerk/design-system';
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { useId, useState } from 'react';
import { stackTexts as texts } from '../../../i18n/company/applications.de';
import { areKeysOn, switchKeys } from './stack-keys';

/** The applications of the list that the details go through, in the order of its filters. */
export interface Stack {
  /** Place of the present one, from 1. */
  readonly position: number;
  readonly total: number;
  /** Opens the one before; undefined at the first. */
  readonly onPrevious: (() => void) | undefined;
  /** Opens the one behind; undefined at the last. */
  readonly onNext: (() => void) | undefined;
}

export interface StackBarProps {
  readonly stack: Stack;
  /** Whether the line about the keys is shown. */
  readonly help: boolean;
  readonly onHelp: () => void;
}

/** Where the present application stands in the list, the way to its neighbours, and what the keys do. */
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
        {/* Not disabled: the focus of who presses it at the end of the list would be lost. */}
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
