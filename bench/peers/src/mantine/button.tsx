import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { Provider } from './provider.tsx';

export default function Screen({ onPress }: { onPress: () => void }) {
  return (
    <Provider>
      <Button onClick={onPress}>Bewerbung absenden</Button>
    </Provider>
  );
}
