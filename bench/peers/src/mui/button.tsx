import Button from '@mui/material/Button';

export default function Screen({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="contained" onClick={onPress}>
      Bewerbung absenden
    </Button>
  );
}
