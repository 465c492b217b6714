import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import {
  accept,
  EMPTY,
  errorsOf,
  fileError,
  sizeOf,
  SLOTS,
  summaryOf,
  texts,
  type FieldErrors,
  type FormProps,
  type Line,
  type Slot,
  type Values,
} from '../application.ts';

// Plain state: react-hook-form and zod would add 35 kB.
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

export default function Screen({ onSubmit, onCancel }: FormProps) {
  const id = useId();
  const [values, setValues] = useState<Values>(EMPTY);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [summary, setSummary] = useState<{ lines: readonly Line[]; attempt: number }>({ lines: [], attempt: 0 });
  const heading = useRef<HTMLDivElement>(null);
  const errors: FieldErrors = { ...(tried ? errorsOf(values) : {}), ...refused };
  const change = <Name extends keyof Values>(name: Name, value: Values[Name]) => setValues((before) => ({ ...before, [name]: value }));

  useEffect(() => heading.current?.focus(), [summary.attempt]);

  const show = (lines: readonly Line[]) => setSummary(({ attempt }) => ({ lines, attempt: attempt + 1 }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const lines = summaryOf(errorsOf(values), values);
    if (lines.length > 0) return show(lines);
    setBusy(true);
    const failure = await onSubmit(values).catch(() => [texts.failed]);
    if (failure !== null) {
      setBusy(false);
      show(failure.map((message) => ({ message })));
    }
  };
  const choose = (slot: Slot, file: File | undefined) => {
    if (file === undefined) return;
    const error = fileError(slot, file);
    setRefused(({ [slot]: _, ...rest }) => (error === null ? rest : { ...rest, [slot]: error }));
    if (error === null) change(slot, file);
  };

  const text = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'linkedinProfile') => ({
    id: `${id}${name}`,
    name,
    value: values[name],
    error: errors[name] !== undefined,
    helperText: errors[name],
    fullWidth: true,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const consent = (name: 'terms' | 'gdpr', page: string, href: string) => (
    <FormControl error={errors[name] !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            id={`${id}${name}`}
            name={name}
            required
            checked={values[name]}
            onChange={(event) => change(name, event.target.checked)}
            slotProps={{ input: { 'aria-invalid': errors[name] !== undefined, 'aria-describedby': `${id}${name}-error` } }}
          />
        }
        label={
          <>
            {texts.accept} <Link href={href}>{page}</Link>
          </>
        }
      />
      <FormHelperText id={`${id}${name}-error`}>{errors[name]}</FormHelperText>
    </FormControl>
  );

  return (
    <Stack spacing={3}>
      {summary.lines.length > 0 && (
        <Alert severity="error">
          <AlertTitle ref={heading} tabIndex={-1}>
            {texts.notSent}
          </AlertTitle>
          <ul>
            {summary.lines.map(({ message, name }) => (
              <li key={message}>{name === undefined ? message : <Link href={`#${id}${name}`}>{message}</Link>}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Stack component="form" aria-label={texts.form} noValidate onSubmit={(event) => void send(event)} spacing={3}>
        <Typography variant="h6" component="h2">
          {texts.person}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField {...text('firstName')} label={texts.firstName} required autoComplete="given-name" />
          <TextField {...text('lastName')} label={texts.lastName} required autoComplete="family-name" />
        </Stack>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField {...text('email')} label={texts.email} type="email" required autoComplete="email" />
          <TextField {...text('phone')} label={`${texts.phone} ${texts.optional}`} type="tel" autoComplete="tel" />
        </Stack>
        <TextField {...text('message')} label={`${texts.message} ${texts.optional}`} multiline rows={5} />
        <Typography variant="h6" component="h2">
          {texts.documents}
        </Typography>
        <Typography color="text.secondary">{texts.documentsHint}</Typography>
        <FormControlLabel
          control={<Switch checked={values.includeLinkedIn} onChange={(event) => change('includeLinkedIn', event.target.checked)} />}
          label={texts.linkedinToggle}
        />
        {values.includeLinkedIn && (
          <TextField {...text('linkedinProfile')} label={texts.linkedinUrl} type="url" required placeholder={texts.linkedinExample} />
        )}
        {SLOTS.map(({ name, label, hint }) => {
          const file = values[name];
          const error = errors[name];
          return (
            <FormControl key={name} error={error !== undefined}>
              <FormLabel htmlFor={`${id}${name}`}>
                {label} {name !== 'resume' && texts.optional}
              </FormLabel>
              <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                <Button component="label" role={undefined} tabIndex={-1} variant="outlined" disabled={busy}>
                  {texts.choose}
                  <input
                    id={`${id}${name}`}
                    type="file"
                    name={name}
                    accept={accept(name)}
                    aria-invalid={error !== undefined}
                    aria-describedby={`${id}${name}-hint`}
                    style={hidden}
                    onChange={(event) => choose(name, event.target.files?.[0])}
                  />
                </Button>
                {file !== null && (
                  <>
                    <Typography>
                      {file.name} ({sizeOf(file)})
                    </Typography>
                    <Button disabled={busy} onClick={() => change(name, null)}>
                      {texts.remove(file.name)}
                    </Button>
                  </>
                )}
              </Stack>
              <FormHelperText id={`${id}${name}-hint`}>
                {hint} {error}
              </FormHelperText>
            </FormControl>
          );
        })}
        <Typography variant="h6" component="h2">
          {texts.consents}
        </Typography>
        {consent('terms', texts.terms, '/agb')}
        {consent('gdpr', texts.privacy, '/datenschutz')}
        <FormControl>
          <FormControlLabel
            control={<Checkbox checked={values.newsletter} onChange={(event) => change('newsletter', event.target.checked)} />}
            label={texts.newsletter}
          />
          <FormHelperText>{texts.newsletterHint}</FormHelperText>
        </FormControl>
        <Typography variant="body2">
          {texts.more} <Link href="/nutzungsbedingungen">{texts.usage}</Link>,{' '}
          <Link href="/datenschutzhinweise">{texts.privacyPolicy}</Link>
        </Typography>
        <Stack direction="row" spacing={2}>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? texts.submitting : texts.submit}
          </Button>
          <Button disabled={busy} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
