import { cx } from 'class-variance-authority';
import { Banner, Button, Checkbox, type RenderLink } from '@stellwerk/design-system';
import { newsletterMessages, type SubmitHandler } from '@stellwerk/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LegalLink } from '../shared/LegalLink';
import { MailField } from '../shared/MailField';
import type { FormRootProps } from '../shared/use-schema-form';
import { labels } from './messages.de';
import {
  emptyNewsletter,
  enteredIn,
  newsletterErrors,
  resetLater,
  toggleType,
  toSignup,
  type NewsletterSignup,
  type NewsletterValues,
} from './newsletter';
import { TypeCards } from './TypeCards';

export interface NewsletterFormProps extends FormRootProps {
  /** Signs up; the form shows the first message of a failure. */
  onSubmit: SubmitHandler<NewsletterSignup>;
  /** Renders the link to the privacy notice. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
}

type State = { name: 'idle' | 'loading' | 'success' } | { name: 'error'; message: string };
type Field = keyof NewsletterValues;

/** State of the signup: values, errors of touched fields, and the course of the submission. */
function useNewsletter(onSubmit: NewsletterFormProps['onSubmit']) {
  const [values, setValues] = useState(emptyNewsletter);
  const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({});
  const [state, setState] = useState<State>({ name: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const change = (part: (before: NewsletterValues) => Partial<NewsletterValues>) => setValues((before) => ({ ...before, ...part(before) }));
  const errors = newsletterErrors(values);
  const errorOf = (field: Field) => (touched[field] ? errors[field] : '');
  const touch = (field: Field) => setTouched((before) => ({ ...before, [field]: true }));
  const loading = state.name === 'loading';

  // Values entered before hydration.
  useEffect(() => {
    if (form.current !== null) setValues(enteredIn(form.current));
  }, []);

  useEffect(() => {
    if (state.name === 'success' || state.name === 'error') return resetLater(() => setState({ name: 'idle' }));
  }, [state]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || errors.types || errors.terms) return;
    if (errors.email) {
      touch('email');
      email.current?.focus();
      return;
    }
    setState({ name: 'loading' });
    const failure = await onSubmit(toSignup(values)).catch(() => ({ summary: [newsletterMessages.networkFailed] }));
    if (failure !== null) {
      setState({ name: 'error', message: failure.summary[0] ?? newsletterMessages.failed });
      return;
    }
    setState({ name: 'success' });
    setValues(emptyNewsletter);
    setTouched({});
  };

  return { form, email, values, errors, errorOf, change, touch, state, loading, send } as const;
}

function Outcome({ state }: { readonly state: State }) {
  if (state.name === 'error')
    return (
      <Banner tone="error" live="alert">
        {state.message}
      </Banner>
    );
  return (
    state.name === 'success' && (
      <Banner tone="success" live="status">
        {newsletterMessages.done}
      </Banner>
    )
  );
}

/**
 * The newsletter signup (000 §2.7). The button is disabled until a type and the consent are given;
 * errors of empty fields appear once they were touched (A39). It uses plain state, because three
 * controls on the start page do not justify a form library.
 * @example
 * <NewsletterForm onSubmit={save} />
 */
export function NewsletterForm({ onSubmit, renderLink, className, ...rest }: NewsletterFormProps) {
  const { form, email, values, errors, errorOf, change, touch, state, loading, send } = useNewsletter(onSubmit);
  return (
    <form
      ref={form}
      aria-label={labels.form}
      noValidate
      onSubmit={(event) => void send(event)}
      className={cx('sw:@container', className)}
      {...rest}
    >
      <div className="sw:grid sw:gap-x-4 sw:gap-y-5 sw:@sm:grid-cols-[1fr_auto] sw:@sm:items-center sw:@sm:gap-y-6">
        <MailField
          ref={email}
          name="email"
          label={labels.email}
          placeholder={labels.example}
          required
          className="sw:@sm:col-span-2"
          value={values.email}
          error={errorOf('email')}
          onChange={(event) => {
            const { value } = event.target;
            change(() => ({ email: value }));
          }}
          onMeant={(address) => change(() => ({ email: address }))}
        />
        <div className="sw:@sm:col-span-2">
          <TypeCards
            types={values.types}
            error={errorOf('types')}
            onToggle={(type) => {
              change(({ types }) => ({ types: toggleType(types, type) }));
              touch('types');
            }}
            onLeave={() => touch('types')}
          />
        </div>
        <Checkbox
          name="terms"
          required
          checked={values.terms}
          error={errorOf('terms')}
          onChange={(event) => {
            const { checked } = event.target;
            change(() => ({ terms: checked }));
            touch('terms');
          }}
          onBlur={() => touch('terms')}
          label={
            <>
              {`${labels.accept} `}
              <LegalLink page="privacy" renderLink={renderLink}>
                {labels.terms}
              </LegalLink>
              .
            </>
          }
        />
        <Button
          type="submit"
          variant="primary"
          disabled={errors.types !== '' || errors.terms !== ''}
          loading={loading}
          loadingLabel={labels.loading}
        >
          {labels.submit}
        </Button>
        <div className="sw:@sm:col-span-2 sw:empty:hidden">
          <Outcome state={state} />
        </div>
      </div>
    </form>
  );
}
