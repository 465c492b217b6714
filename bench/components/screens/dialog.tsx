import '@stellwerk/design-system/css/button.css';
import '@stellwerk/design-system/css/dialog.css';
import { Button } from '@stellwerk/design-system/button';
import { Dialog } from '@stellwerk/design-system/dialog';
import { useState } from 'react';

export default function Screen({ onPress }: { readonly onPress: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const confirm = () => {
    onPress();
    close();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Bewerbung zurückziehen?"
        description="Das Unternehmen sieht Ihre Bewerbung dann nicht mehr."
        footer={
          <>
            <Button onClick={close}>Abbrechen</Button>
            <Button variant="primary" onClick={confirm}>
              Zurückziehen
            </Button>
          </>
        }
      />
    </>
  );
}
