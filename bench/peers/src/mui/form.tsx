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
  faultsOf,
  fileFault,
  sizeOf,
  SLOTS,
  summaryOf,
  words,
  type Faults,
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
  const [refused, setRefused] = useState<Faults>({});
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [summary, setSummary] = useState<{ lines: readonly Line[]; attempt: number }>({ lines: [], attempt: 0 });
  const heading = useRef<HTMLDivElement>(null);
  const faults: Faults = { ...(tried ? faultsOf(values) : {}), ...refused };
  const change = <Name extends keyof Values>(name: Name, value: Values[Name]) => setValues((before) => ({ ...before, [name]: value }));

  useEffect(() => heading.current?.focus(), [summary.attempt]);

  const show = (lines: readonly Line[]) => setSummary(({ attempt }) => ({ lines, attempt: attempt + 1 }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const lines = summaryOf(faultsOf(values), values);
    if (lines.length > 0) return show(lines);
    setBusy(true);
    const failure = await onSubmit(values).catch(() => [words.failed]);
    if (failure !== null) {
      setBusy(false);
      show(failure.map((message) => ({ message })));
    }
  };
  const choose = (slot: Slot, file: File | undefined) => {
    if (file === undefined) return;
    const fault = fileFault(slot, file);
    setRefused(({ [slot]: _, ...rest }) => (fault === null ? rest : { ...rest, [slot]: fault }));
    if (fault === null) change(slot, file);
  };

  const text = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'linkedinProfile') => ({
    id: `${id}${name}`,
    name,
    value: values[name],
    error: faults[name] !== undefined,
    helperText: faults[name],
    fullWidth: true,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const consent = (name: 'terms' | 'gdpr', page: string, href: string) => (
    <FormControl error={faults[name] !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            id={`${id}${name}`}
            name={name}
            required
            checked={values[name]}
            onChange={(event) => change(name, event.target.checked)}
            slotProps={{ input: { 'aria-invalid': faults[name] !== undefined, 'aria-describedby': `${id}${name}-error` } }}
          />
        }
        label={
          <>
            {words.accept} <Link href={href}>{page}</Link>
          </>
        }
      />
      <FormHelperText id={`${id}${name}-error`}>{faults[name]}</FormHelperText>
    </FormControl>
  );

  return (
    <Stack spacing={3}>
      {summary.lines.length > 0 && (
        <Alert severity="error">
          <AlertTitle ref={heading} tabIndex={-1}>
            {words.notSent}
          </AlertTitle>
          <ul>
            {summary.lines.map(({ message, name }) => (
              <li key={message}>{name === undefined ? message : <Link href={`#${id}${name}`}>{message}</Link>}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Stack component="form" aria-label={words.form} noValidate onSubmit={(event) => void send(event)} spacing={3}>
        <Typography variant="h6" component="h2">
          {words.person}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField {...text('firstName')} label={words.firstName} required autoComplete="given-name" />
          <TextField {...text('lastName')} label={words.lastName} required autoComplete="family-name" />
        </Stack>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField {...text('email')} label={words.email} type="email" required autoComplete="email" />
          <TextField {...text('phone')} label={`${words.phone} ${words.optional}`} type="tel" autoComplete="tel" />
        </Stack>
        <TextField {...text('message')} label={`${words.message} ${words.optional}`} multiline rows={5} />
        <Typography variant="h6" component="h2">
          {words.documents}
        </Typography>
        <Typography color="text.secondary">{words.documentsHint}</Typography>
        <FormControlLabel
          control={<Switch checked={values.includeLinkedIn} onChange={(event) => change('includeLinkedIn', event.target.checked)} />}
          label={words.linkedinToggle}
        />
        {values.includeLinkedIn && (
          <TextField {...text('linkedinProfile')} label={words.linkedinUrl} type="url" required placeholder={words.linkedinExample} />
        )}
        {SLOTS.map(({ name, label, hint }) => {
          const file = values[name];
          const fault = faults[name];
          return (
            <FormControl key={name} error={fault !== undefined}>
              <FormLabel htmlFor={`${id}${name}`}>
                {label} {name !== 'resume' && words.optional}
              </FormLabel>
              <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                <Button component="label" role={undefined} tabIndex={-1} variant="outlined" disabled={busy}>
                  {words.choose}
                  <input
                    id={`${id}${name}`}
                    type="file"
                    name={name}
                    accept={accept(name)}
                    aria-invalid={fault !== undefined}
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
                      {words.remove(file.name)}
                    </Button>
                  </>
                )}
              </Stack>
              <FormHelperText id={`${id}${name}-hint`}>
                {hint} {fault}
              </FormHelperText>
            </FormControl>
          );
        })}
        <Typography variant="h6" component="h2">
          {words.consents}
        </Typography>
        {consent('terms', words.terms, '/agb')}
        {consent('gdpr', words.privacy, '/datenschutz')}
        <FormControl>
          <FormControlLabel
            control={<Checkbox checked={values.newsletter} onChange={(event) => change('newsletter', event.target.checked)} />}
            label={words.newsletter}
          />
          <FormHelperText>{words.newsletterHint}</FormHelperText>
        </FormControl>
        <Typography variant="body2">
          {words.more} <Link href="/nutzungsbedingungen">{words.usage}</Link>,{' '}
          <Link href="/datenschutzhinweise">{words.privacyPolicy}</Link>
        </Typography>
        <Stack direction="row" spacing={2}>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? words.submitting : words.submit}
          </Button>
          <Button disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
