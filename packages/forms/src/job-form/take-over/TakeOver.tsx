import { Banner, Button } from '@stellwerk/design-system';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { JobFormValues } from '../values';
import { takeOverLabels as texts } from './messages.de';
import type { Recognised } from './recognised';
import { TakeOverDialog, type JobSource } from './TakeOverDialog';

export interface TakeOverProps {
  form: UseFormReturn<JobFormValues>;
  source: JobSource;
}

/** Import of an existing text into the form, with a note of the imported fields (O91). */
export function TakeOver({ form, source }: TakeOverProps) {
  const [open, setOpen] = useState(false);
  const [taken, setTaken] = useState<readonly Recognised[]>([]);
  const take = (chosen: readonly Recognised[]): void => {
    const values: JobFormValues = Object.assign({}, form.getValues(), ...chosen.map((one) => one.values));
    form.reset(values, { keepDefaultValues: true, keepSubmitCount: true });
    setTaken(chosen);
    setOpen(false);
  };
  return (
    <div className="sw:mb-8 sw:grid sw:gap-4">
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-4 sw:gap-y-2">
        <p className="sw:text-ink-2">{texts.question}</p>
        <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      </div>
      {taken.length > 0 && (
        <Banner tone="success" live="status">
          {texts.taken(taken.map(({ label }) => label).join(', '))}
        </Banner>
      )}
      <TakeOverDialog open={open} source={source} current={form.getValues} onTake={take} onClose={() => setOpen(false)} />
    </div>
  );
}
