import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/List.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/SimpleGrid.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';
import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  FileInput,
  Group,
  List,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useId, useRef, useState } from 'react';
import {
  accept,
  EMPTY,
  errorsOf,
  fileError,
  SLOTS,
  summaryOf,
  texts,
  type FormProps,
  type Line,
  type Slot,
  type Values,
} from '../application.ts';
import { Provider } from './provider.tsx';

export default function Screen({ onSubmit, onCancel }: FormProps) {
  const id = useId();
  const form = useForm<Values>({
    initialValues: EMPTY,
    validateInputOnChange: false,
    clearInputErrorOnChange: true,
    validate: (values) => errorsOf(values),
  });
  const [busy, setBusy] = useState(false);
  const [summary, setSummary] = useState<{ lines: readonly Line[]; attempt: number }>({ lines: [], attempt: 0 });
  const heading = useRef<HTMLDivElement>(null);

  useEffect(() => heading.current?.focus(), [summary.attempt]);

  const show = (lines: readonly Line[]) => setSummary(({ attempt }) => ({ lines, attempt: attempt + 1 }));
  const send = form.onSubmit(
    async (values) => {
      setBusy(true);
      const failure = await onSubmit(values).catch(() => [texts.failed]);
      if (failure !== null) {
        setBusy(false);
        show(failure.map((message) => ({ message })));
      }
    },
    (_, values) => show(summaryOf(errorsOf(values), values)),
  );
  const choose = (slot: Slot, file: File | null) => {
    const error = file === null ? null : fileError(slot, file);
    if (error === null) form.setFieldValue(slot, file);
    else form.setFieldError(slot, error);
  };
  const text = (name: keyof Values) => ({ id: `${id}${name}`, name, ...form.getInputProps(name) });
  const box = (name: keyof Values) => ({ id: `${id}${name}`, name, ...form.getInputProps(name, { type: 'checkbox' }) });

  return (
    <Provider>
      <Stack gap="lg">
        {summary.lines.length > 0 && (
          <Alert
            color="red"
            title={
              <div ref={heading} tabIndex={-1}>
                {texts.notSent}
              </div>
            }
          >
            <List>
              {summary.lines.map(({ message, name }) => (
                <List.Item key={message}>{name === undefined ? message : <Anchor href={`#${id}${name}`}>{message}</Anchor>}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        <form aria-label={texts.form} noValidate onSubmit={send}>
          <Stack gap="lg">
            <Title order={2} size="h4">
              {texts.person}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput {...text('firstName')} label={texts.firstName} required autoComplete="given-name" />
              <TextInput {...text('lastName')} label={texts.lastName} required autoComplete="family-name" />
              <TextInput {...text('email')} label={texts.email} type="email" required autoComplete="email" />
              <TextInput {...text('phone')} label={`${texts.phone} ${texts.optional}`} type="tel" autoComplete="tel" />
            </SimpleGrid>
            <Textarea {...text('message')} label={`${texts.message} ${texts.optional}`} rows={5} />
            <Title order={2} size="h4">
              {texts.documents}
            </Title>
            <Text c="dimmed">{texts.documentsHint}</Text>
            <Switch {...box('includeLinkedIn')} label={texts.linkedinToggle} />
            {form.values.includeLinkedIn && (
              <TextInput {...text('linkedinProfile')} label={texts.linkedinUrl} type="url" required placeholder={texts.linkedinExample} />
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {SLOTS.map(({ name, label, hint }) => (
                <FileInput
                  key={name}
                  {...text(name)}
                  label={`${label} ${name === 'resume' ? '' : texts.optional}`}
                  description={hint}
                  placeholder={texts.choose}
                  accept={accept(name)}
                  clearable
                  clearButtonProps={{ 'aria-label': texts.remove(label) }}
                  disabled={busy}
                  value={form.values[name]}
                  onChange={(file) => choose(name, file)}
                />
              ))}
            </SimpleGrid>
            <Title order={2} size="h4">
              {texts.consents}
            </Title>
            <Checkbox
              {...box('terms')}
              required
              label={
                <>
                  {texts.accept} <Anchor href="/agb">{texts.terms}</Anchor>
                </>
              }
            />
            <Checkbox
              {...box('gdpr')}
              required
              label={
                <>
                  {texts.accept} <Anchor href="/datenschutz">{texts.privacy}</Anchor>
                </>
              }
            />
            <Checkbox {...box('newsletter')} label={texts.newsletter} description={texts.newsletterHint} />
            <Text size="sm">
              {texts.more} <Anchor href="/nutzungsbedingungen">{texts.usage}</Anchor>,{' '}
              <Anchor href="/datenschutzhinweise">{texts.privacyPolicy}</Anchor>
            </Text>
            <Group>
              <Button type="submit" loading={busy}>
                {busy ? texts.submitting : texts.submit}
              </Button>
              <Button variant="subtle" disabled={busy} onClick={onCancel}>
                {texts.cancel}
              </Button>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Provider>
  );
}
