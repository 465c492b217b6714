import '@stellwerk/design-system/css/button.css';
import { Button } from '@stellwerk/design-system/button';

export default function Screen({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="primary" onClick={onPress}>
      Bewerbung absenden
    </Button>
  );
}
