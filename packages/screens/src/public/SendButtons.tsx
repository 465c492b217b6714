import { Button } from '@stellwerk/design-system';

export interface SendButtonsProps {
  /** Id of the form. */
  form: string;
  busy: boolean;
  texts: { readonly cancel: string; readonly send: string; readonly sending: string };
  onCancel: () => void;
}

/** The buttons of a dialog with a form. */
export function SendButtons({ form, busy, texts, onCancel }: SendButtonsProps) {
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button variant="primary" type="submit" form={form} loading={busy} loadingLabel={texts.sending}>
        {texts.send}
      </Button>
    </>
  );
}
