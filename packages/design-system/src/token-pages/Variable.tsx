import { useState } from 'react';
import { Button } from '../components/button';

/** A CSS variable, or a calculation with one, that a click copies. */
export function Variable({ name }: { readonly name: string }) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(name.startsWith('--') ? `var(${name})` : name).then(() => setCopied(true));
  };
  return (
    <span className="sw:inline-flex sw:flex-wrap sw:items-center sw:gap-2">
      <code className="sw:text-sm sw:wrap-anywhere">{name}</code>
      <Button size="sm" variant="quiet" onClick={copy} aria-label={`${name} kopieren`}>
        {copied ? 'Kopiert' : 'Kopieren'}
      </Button>
    </span>
  );
}
