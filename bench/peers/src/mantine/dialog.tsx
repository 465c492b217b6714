import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Text.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { Provider } from './provider.tsx';

export default function Screen({ onPress }: { onPress: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Provider>
      <Button variant="default" onClick={() => setOpen(true)}>
        Öffnen
      </Button>
      <Modal opened={open} onClose={close} title="Bewerbung zurückziehen?" closeButtonProps={{ 'aria-label': 'Schließen' }}>
        <Text>Das Unternehmen sieht Ihre Bewerbung dann nicht mehr.</Text>
        <Group mt="lg" justify="flex-end">
          <Button variant="default" onClick={close}>
            Abbrechen
          </Button>
          <Button
            onClick={() => {
              onPress();
              close();
            }}
          >
            Zurückziehen
          </Button>
        </Group>
      </Modal>
    </Provider>
  );
}
