import { generalMessages, type SubmitFailure, type SubmitHandler } from '@stellwerk/domain';
import { useState, type FormEvent, type ComponentPropsWithRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { fieldErrorsOf } from './field-errors';
import { schemaResolver } from './resolver';
import type { ShownFailure } from './FormFailure';

/**
 * Props that a caller may set on the root element of a form: `className`, `ref`, `id` and further
 * attributes.
 */
export type FormRootProps = Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'noValidate'>;

export interface SchemaFormOptions<Values extends FieldValues> {
  /** Validation rules, which may depend on the values; their errors are shown at the fields. */
  schema: ZodMiniType | ((values: Values) => ZodMiniType);
  defaultValues: DefaultValues<Values>;
  onSubmit: SubmitHandler<Values>;
  /** Whether another operation is running. @default false */
  submitting?: boolean;
  /**
   * Message above the fields after failed validation, besides the errors at the fields; may depend
   * on them.
   * @default none
   */
  invalid?: string | ((errors: readonly string[]) => string);
}

export interface SchemaForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Failure of the last submission; cleared when the next one starts. */
  readonly failure: ShownFailure | null;
  /** Whether the values were sent successfully. */
  readonly sent: boolean;
  readonly busy: boolean;
  readonly send: (event: FormEvent) => void;
  /** Error of a field, '' without one. */
  readonly errorOf: (name: Path<Values>) => string;
}

/** Server errors: a general message above the fields, and the specific ones at the fields. */
function saidOnce({ summary, fields = {}, ...rest }: SubmitFailure, names: readonly string[]): SubmitFailure {
  const atFields = names.map((name) => fields[name]);
  const above = summary.map((message) => (atFields.includes(message) ? generalMessages.invalidInput : message));
  return { ...rest, summary: [...new Set(above)], fields };
}

/**
 * State of a short form: values are validated on submit, the first invalid field gets the focus;
 * server errors are shown above the fields and at them. Input is kept.
 */
export function useSchemaForm<Values extends FieldValues>(options: SchemaFormOptions<Values>): SchemaForm<Values> {
  const { schema, defaultValues, onSubmit, submitting = false, invalid } = options;
  const schemaFor = typeof schema === 'function' ? schema : () => schema;
  const form = useForm<Values>({ defaultValues, resolver: schemaResolver<Values>(schemaFor) });
  const { formState, getFieldState, getValues, handleSubmit } = form;
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const [sent, setSent] = useState(false);
  const busy = submitting || formState.isSubmitting;

  const deliver = async () => {
    const result = await onSubmit(getValues()).catch((): SubmitFailure => ({ summary: [generalMessages.unexpected] }));
    setFailure(result && { ...saidOnce(result, Object.keys(getValues())), answered: true });
    setSent(result === null);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    setSent(false);
    const refuse = () => {
      const said = typeof invalid === 'function' ? invalid(Object.values(fieldErrorsOf(schemaFor(getValues()), getValues()))) : invalid;
      setFailure(said === undefined ? null : { summary: [said] });
    };
    void handleSubmit(deliver, refuse)(event);
  };
  const errorOf = (name: Path<Values>) => getFieldState(name, formState).error?.message ?? failure?.fields?.[name] ?? '';
  return { form, failure, sent, busy, send, errorOf };
}
