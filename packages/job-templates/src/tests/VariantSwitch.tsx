import { Button } from '@stellwerk/design-system';
import { useState, type ComponentType } from 'react';
import type { JobTemplateProps } from '../job-template';

export interface VariantSwitchProps {
  /** The design under test. */
  design: ComponentType<JobTemplateProps>;
  /** Jobs by the label of their button; the first one is selected initially. */
  variants: Readonly<Record<string, JobTemplateProps>>;
}

/**
 * Renders one design with one of several jobs, so that one story can check it against all of them.
 */
export function VariantSwitch({ design: Design, variants }: VariantSwitchProps) {
  const [name, setName] = useState(Object.keys(variants)[0] ?? '');
  const props = variants[name];
  return (
    <>
      <nav aria-label="Prüffälle" className="sw:flex sw:flex-wrap sw:gap-2 sw:p-3">
        {Object.keys(variants).map((key) => (
          <Button key={key} size="sm" aria-pressed={key === name} onClick={() => setName(key)}>
            {key}
          </Button>
        ))}
      </nav>
      {props && <Design key={name} {...props} />}
    </>
  );
}
